/** What a player has: goods, money, markers, seals, beads, cards and standing. */

import { useWords } from "../../texts/context";
import { upper } from "../../texts/words";
import { WithTip } from "../../ui/tips";
import { GOODS, GUILDS, LANDSCAPES, ROMAN, VESSELS } from "./box";
import {
  Barrel,
  Bead,
  CardBack,
  CardSign,
  Coin,
  Good,
  Landscape,
  Marker,
  Scroll,
  Seal,
  Sign,
  Vessel,
} from "./symbols";
import type { FeudumView } from "./view";

export function Belongings({ view: table, player, own }: { view: FeudumView; player: number; own: boolean }) {
  const words = useWords();
  const me = table.seats[player];
  if (!me) return null;
  const tiles = LANDSCAPES.reduce((sum, kind) => sum + (me.tiles[kind] ?? 0), 0);
  const things = [
    { key: "shillings", sign: <Coin />, n: me.shillings, always: true },
    { key: "markers", sign: <Marker seat={player} />, n: me.markers, always: true },
    { key: "seals", sign: <Seal />, n: me.seals, always: false },
    { key: "beads", sign: <Bead />, n: me.beads.join("+") || 0, always: false },
    { key: "barrel-holds", sign: <Barrel full={me.barrel} />, n: me.barrel, always: false },
    { key: "tiles", sign: <Landscape kind="orchard" />, n: tiles, always: false },
    { key: "decrees", sign: <Scroll />, n: me.decrees, always: false },
  ].filter(({ n, always }) => always || n !== 0);
  const standing = GUILDS.flatMap((guild) => {
    const n = me.stars[guild];
    return n ? [`${words.say(`guild-${guild}`)}: ${words.say("stars", { n })}`] : [];
  });
  return (
    <div className="fd-belongings">
      {!own && (
        <p className="fd-row">
          {GOODS.map((good) => (
            <span key={good} className={me.goods[good] ? "" : "none"}>
              <Sign size={15}>
                <Good kind={good} />
              </Sign>
              <b>{me.goods[good]}</b>
              <span className="sr">{words.say(`good-${good}`)}</span>
            </span>
          ))}
        </p>
      )}
      {!own && (
        <p className="fd-row">
          {things.map(({ key, sign, n }) => (
            <WithTip
              key={key}
              tip={() => words.say("has-some", { what: upper(words.say(key)), n: String(n) })}
            >
              <Sign size={16}>{sign}</Sign>
              <b>{n}</b>
              <span className="sr">{words.say(key)}</span>
            </WithTip>
          ))}
          {VESSELS.filter((vessel) => me.vessels[vessel]).map((vessel) => (
            <WithTip key={vessel} tip={() => words.say(`vessel-${vessel}`)}>
              <Sign size={17}>
                <Vessel kind={vessel} />
              </Sign>
              <span className="sr">{words.say(`vessel-${vessel}`)}</span>
            </WithTip>
          ))}
        </p>
      )}
      <p className="fd-row cards">
        <WithTip tip={() => words.say(me.ready ? "cards-left" : "cards-choosing", { n: me.cards })}>
          <Sign size={17}>
            <CardBack />
          </Sign>
          <b>{me.cards}</b>
          <span className="sr">{words.say(me.ready ? "cards-left" : "cards-choosing", { n: me.cards })}</span>
        </WithTip>
        {me.played.map((card) => (
          <WithTip
            key={card}
            className="played"
            tip={() => words.say("has-played", { card: words.say(`card-${card}`) })}
          >
            <Sign size={17}>
              <CardSign card={card} />
            </Sign>
            <span className="sr">{words.say("has-played", { card: words.say(`card-${card}`) })}</span>
          </WithTip>
        ))}
        {standing.length > 0 && (
          <WithTip className="standing" tip={() => standing.map((line) => <p key={line}>{line}</p>)}>
            ★{GUILDS.reduce((sum, guild) => sum + (me.stars[guild] ?? 0), 0)}
            <span className="sr">{standing.join(", ")}</span>
          </WithTip>
        )}
        {table.first === player && (
          <WithTip className="first" tip={() => words.say("first-player")}>
            1<span className="sr">{words.say("first-player")}</span>
          </WithTip>
        )}
      </p>
    </div>
  );
}

export function Progress({ view: { round, epoch, advanced, deck } }: { view: FeudumView }) {
  const words = useWords();
  return (
    <p className="fd-progress">
      <b>{words.say("epoch-n", { epoch: ROMAN[epoch] ?? "" })}</b>
      <span>{round ? words.say("round-n", { round }) : words.say("setting-up")}</span>
      <span>{words.say("decrees-left", { n: deck })}</span>
      {advanced && <span>{words.say("option-advanced")}</span>}
    </p>
  );
}
