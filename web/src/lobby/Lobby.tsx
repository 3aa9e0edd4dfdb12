/** The lobby: choose a game from the shelf, sit down, play. */

import { useState } from "react";
import { isDrawn } from "../games";
import { Cover } from "../games/covers";
import { useInfo } from "../info";
import type { TitleInfo } from "../protocol";
import { PuzzleOfTheDay } from "../puzzles/Offer";
import { useTitleWords, useWords } from "../texts/context";
import type { Words } from "../texts/words";
import { Tools } from "../ui/Tools";
import { FinishedGames } from "./FinishedGames";
import { ImportRecord } from "./ImportRecord";
import { NewTable } from "./NewTable";
import { MyTablesList, OpenTablesList } from "./Tables";

export function Lobby() {
  const words = useWords();
  const known = useInfo().titles;
  const about = useTitleWords();
  // Titles stand on the shelf as soon as their words have come; those we have drawn stand in front.
  const titles = known
    .filter((title) => about.has(title.key))
    .sort((a, b) => Number(isDrawn(b.key)) - Number(isDrawn(a.key)));
  const [wanted, setWanted] = useState<string | null>(null);
  const title = titles.find((each) => each.key === wanted) ?? titles[0];
  const titleWords = title && about.get(title.key);
  return (
    <div className="lobby">
      <header className="lobby-head">
        <div>
          <h1>Ludoteca</h1>
          <p>{words.say("lobby-motto")}</p>
        </div>
        <Tools />
      </header>
      <main>
        <Shelf titles={titles} about={about} chosen={title?.key ?? ""} choose={setWanted} />
        <div className="lobby-columns">
          {title && titleWords && <NewTable key={title.key} title={title} about={titleWords} />}
          <div className="lobby-tables">
            {title && titleWords && <PuzzleOfTheDay title={title} about={titleWords} />}
            <MyTablesList titles={about} />
            <OpenTablesList titles={about} />
            <FinishedGames titles={about} />
            <ImportRecord />
          </div>
        </div>
      </main>
    </div>
  );
}

interface ShelfProps {
  titles: readonly TitleInfo[];
  about: ReadonlyMap<string, Words>;
  chosen: string;
  choose: (title: string) => void;
}

function Shelf({ titles, about, chosen, choose }: ShelfProps) {
  const words = useWords();
  return (
    <ul className="shelf" aria-label={words.say("shelf")}>
      {titles.map((title) => {
        const told = about.get(title.key);
        const least = Math.min(...title.players);
        const most = Math.max(...title.players);
        return (
          <li key={title.key}>
            <button
              type="button"
              className={title.key === chosen ? "game-card chosen" : "game-card"}
              aria-pressed={title.key === chosen}
              onClick={() => choose(title.key)}
              data-title={title.key}
            >
              <Cover title={title.key} />
              <span className="game-card-text">
                <b>{told?.say("title-name") ?? title.key}</b>
                <small>
                  {least === most
                    ? words.say("players-exactly", { n: least })
                    : words.say("players-range", { least, most })}
                </small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
