/** What a player has: diamonds, ship, cards, and the sets collected on the board. */

import { useWords } from "../../texts/context";
import { WithTip } from "../../ui/tips";
import { seatStyle } from "../../ui/seats";
import { LAST_STEP, SET_SIZE, SETS, type SetName } from "./box";
import { Icon } from "./symbols";
import type { MilleFioriView, PlayerView } from "./view";

const SET_NAMES = Object.keys(SETS) as SetName[];

interface BelongingsProps {
  view: MilleFioriView;
  player: number;
  own: boolean;
}

export function Belongings({ view, player, own }: BelongingsProps) {
  const words = useWords();
  const me = view.seats[player];
  if (!me) return null;
  const { fill, light } = seatStyle(player);
  return (
    <div className={own ? "mf-belongings own" : "mf-belongings"}>
      <p className="mf-things">
        <WithTip tip={() => words.say("supply.about", { n: me.supply, reserve: me.reserve })}>
          <svg viewBox="0 0 20 20" width={15} height={15} aria-hidden="true">
            <path d="M5 3h10l4 5-9 10L1 8z" fill={fill} stroke="currentColor" />
            <path d="M5 3l5 15 5-15M1 8h18" fill="none" stroke={light} strokeWidth={0.8} />
          </svg>
          <b className={me.supply <= 3 ? "scarce" : ""}>{me.supply}</b>
          <span className="sr">{words.say("supply", { n: me.supply })}</span>
        </WithTip>
        <WithTip tip={() => words.say("ship-at", { step: me.ship, last: LAST_STEP })}>
          <Icon name="ship" size={17} />
          <b>{me.ship}</b>
          <span className="sr">{words.say("ship-at", { step: me.ship, last: LAST_STEP })}</span>
        </WithTip>
        <WithTip tip={() => words.say(me.chosen ? "cards-chosen" : "cards-in-hand", { n: me.hand })}>
          <CardBack chosen={me.chosen} />
          <b>{me.hand}</b>
          <span className="sr">
            {words.say(me.chosen ? "cards-chosen" : "cards-in-hand", { n: me.hand })}
          </span>
        </WithTip>
        {view.first === player && (
          <WithTip className="doge" tip={() => words.say("doge.about")}>
            <Icon name="doge" size={20} />
            <span className="sr">{words.say("doge")}</span>
          </WithTip>
        )}
      </p>
      <p className="mf-sets-row">
        {SET_NAMES.map((name) => (
          <SetProgress key={name} name={name} player={me} own={own} />
        ))}
      </p>
    </div>
  );
}

function CardBack({ chosen }: { chosen: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={16}
      height={16}
      aria-hidden="true"
      className={chosen ? "mf-back chosen" : "mf-back"}
    >
      <rect x={6} y={2} width={11} height={15} rx={2} />
      <rect x={3} y={4} width={11} height={15} rx={2} />
      {chosen && <path d="M5.5 11.5l2.5 2.5l4.5 -5" />}
    </svg>
  );
}

/** Which kinds of a set there are: symbols for me, dots for the others. */
function SetProgress({ name, player, own }: { name: SetName; player: PlayerView; own: boolean }) {
  const words = useWords();
  const { area, kinds } = SETS[name];
  const owned = player[name];
  const kindName = (kind: string) => (name === "values" ? kind : words.say("symbol", { symbol: kind }));
  const complete = owned.length >= SET_SIZE[name];
  const tip = words.say("set-of", {
    area: words.say(`area-${area}`),
    n: owned.length,
    size: SET_SIZE[name],
    owned: owned.length ? owned.map(kindName).join(", ") : "–",
  });
  return (
    <WithTip className={`mf-set mf-${area}${complete ? " complete" : ""}`} tip={() => tip}>
      {kinds.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          owned={owned.includes(kind)}
          look={own ? (name === "values" ? "number" : "icon") : "dot"}
        />
      ))}
      <span className="sr">{tip}</span>
    </WithTip>
  );
}

function Kind({ kind, owned, look }: { kind: string; owned: boolean; look: "icon" | "number" | "dot" }) {
  const className = owned ? "owned" : "";
  switch (look) {
    case "icon":
      return (
        <span className={`kind ${className}`}>
          <Icon name={kind} size={17} />
        </span>
      );
    case "number":
      return <span className={`number ${className}`}>{kind}</span>;
    default:
      return <span className={`pip ${className}`} />;
  }
}

export function Progress({ view }: { view: MilleFioriView }) {
  const { round, rounds, trick, tricks, pile, tactical, last_turns } = view;
  const words = useWords();
  return (
    <p className="mf-progress">
      <b>{words.say("round-of", { round, rounds })}</b>
      <span>{words.say("trick-of", { trick, tricks })}</span>
      <span>{words.say("pile", { n: pile })}</span>
      {tactical && <span>{words.say("option-tactical")}</span>}
      {last_turns && <strong>{words.say("last-turns")}</strong>}
    </p>
  );
}
