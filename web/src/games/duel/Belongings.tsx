/** What a player has, for the panels: points by kind, cards in hand, resources. */

import { useWords } from "../../texts/context";
import { WithTip } from "../../ui/tips";
import { Goods, StatIcon, Token } from "./symbols";
import { held } from "./tips";
import type { DuelView } from "./view";

const KINDS = ["strength", "commerce", "skill", "progress"] as const;

export function Belongings({ view: table, player }: { view: DuelView; player: number; own: boolean }) {
  const words = useWords();
  const me = table.seats[player];
  if (!me) return null;
  const hand = words.say("hand-of", { n: me.hand.length, limit: me.hand_limit });
  return (
    <div className="du-belongings">
      <p className="du-things">
        {KINDS.map((kind) => (
          <WithTip key={kind} tip={() => `${words.say(`points-${kind}`)}: ${me[kind]}`}>
            <StatIcon kind={kind} size={17} />
            <b>{me[kind]}</b>
            <span className="sr">{words.say(`points-${kind}`)}</span>
          </WithTip>
        ))}
        <WithTip tip={() => hand}>
          <svg viewBox="-10 -12 20 24" width={14} height={17} aria-hidden="true" className="du-back">
            <rect x={-5} y={-10} width={13} height={18} rx={2} />
            <rect x={-8} y={-7} width={13} height={18} rx={2} />
          </svg>
          <b>{me.hand.length}</b>
          <span className="sr">{hand}</span>
        </WithTip>
        {(["hero", "trade"] as const)
          .filter((token) => me[token])
          .map((token) => (
            <WithTip key={token} tip={() => words.say(`token-${token}`)}>
              <svg viewBox="-22 -22 44 44" width={19} height={19} aria-hidden="true">
                <Token kind={token} />
              </svg>
              <span className="sr">{words.say(`token-${token}`)}</span>
            </WithTip>
          ))}
      </p>
      <p className="du-purse-row">
        {held(me).map(([resource, n]) => (
          <span key={resource} className={n ? "" : "none"}>
            <Goods kind={resource} size={16} />
            <b>{n}</b>
            <span className="sr">{words.say(`resource-${resource}`)}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

export function Progress({ view: { turn, phase, setup } }: { view: DuelView }) {
  const words = useWords();
  return (
    <p className="du-progress">
      {turn > 0 && <b>{words.say("turn-n", { n: turn })}</b>}
      <span>{words.say(`phase-${phase}`)}</span>
      <small>{words.say(`option-setup-${setup}`)}</small>
    </p>
  );
}
