/** What a player has: money and income, workers, houses in the castle, cubes. */

import { useWords } from "../../texts/context";
import { seatStyle } from "../../ui/seats";
import { WithTip } from "../../ui/tips";
import { CUBES, SECTIONS, WORKERS } from "./box";
import { CubeShape, Signs, useLetters } from "./symbols";
import type { CaylusView } from "./view";

export function Belongings({ view, player }: { view: CaylusView; player: number; own: boolean }) {
  const words = useWords();
  const letters = useLetters();
  const me = view.seats[player];
  if (!me) return null;
  const houses = SECTIONS.map(({ id }) => me.houses[id]);
  const inCastle = SECTIONS.map(({ id }, n) => `${words.say(`section-${id}`)}: ${houses[n] ?? 0}`).join(", ");
  const money = words.say("money-and-income", { deniers: me.deniers, income: me.income });
  const workers = words.say("workers-left", { n: me.workers, all: WORKERS });
  const built = words.say("houses-in-castle", { houses: inCastle, residences: me.residences.length });
  const { fill, dark } = seatStyle(player);
  return (
    <div className="cy-belongings">
      <p className="cy-things">
        <WithTip tip={() => money}>
          <Signs tokens={[{ sign: "coin", n: me.deniers }]} size={23} letters={letters} />
          <small>+{me.income}</small>
          <span className="sr">{money}</span>
        </WithTip>
        <WithTip tip={() => workers}>
          <svg viewBox="-11 -11 22 24" height={18} aria-hidden="true">
            <path
              d="M-9 12c0 -9 4 -10 4.5 -14a5.6 5.6 0 1 1 9 0c.5 4 4.5 5 4.5 14z"
              fill={fill}
              stroke={dark}
              strokeWidth={1.6}
            />
          </svg>
          <b>{me.workers}</b>
          <span className="sr">{workers}</span>
        </WithTip>
        <WithTip tip={() => built}>
          <svg viewBox="-12 -13 24 26" height={17} aria-hidden="true">
            <path
              d="M-10 11v-20h5v4h3v-4h4v4h3v-4h5v20z"
              fill={fill}
              stroke={dark}
              strokeWidth={1.6}
              strokeLinejoin="round"
            />
          </svg>
          <b>{houses.join("·")}</b>
          <span className="sr">{built}</span>
        </WithTip>
        {me.bridge !== null && (
          <WithTip className="cy-passed" tip={() => words.say("has-passed", { n: me.bridge ?? 0 })}>
            {me.bridge}
            <span className="sr">{words.say("has-passed", { n: me.bridge })}</span>
          </WithTip>
        )}
      </p>
      <p className="cy-cubes">
        {CUBES.map((cube) => (
          <span key={cube} className={me.cubes[cube] ? "" : "none"}>
            <svg viewBox="-13 -13 26 26" width={17} height={17} aria-hidden="true">
              <CubeShape kind={cube} letter={letters(cube)} />
            </svg>
            <b>{me.cubes[cube]}</b>
            <span className="sr">{words.say(`cube-${cube}`)}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

export function Progress({ view }: { view: CaylusView }) {
  const { turn, phase, simplified } = view;
  const words = useWords();
  return (
    <p className="cy-progress">
      <b>{words.say("turn-n", { n: turn })}</b>
      {phase !== null && <span>{words.say(`phase-${phase}`)}</span>}
      {simplified && <span>{words.say("option-simplified")}</span>}
    </p>
  );
}
