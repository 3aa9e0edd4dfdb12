/** The head of a table: the way home, the status line, and everything that is not the game. */

import { useState, type ReactNode } from "react";
import { useFilm } from "../film/context";
import type { TableInfo, TitleInfo } from "../protocol";
import { Link } from "../router";
import { useWords } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { TipButton } from "../ui/TipButton";
import { Tools } from "../ui/Tools";
import type { Session } from "./session";
import { TableDialog } from "./TableDialog";

interface BarProps {
  title: TitleInfo;
  table: TableInfo;
  session: Session;
  mine: readonly number[];
  openRules?: () => void;
  openHelp?: () => void;
  children?: ReactNode;
}

export function Bar({ title, table, session, mine, openRules, openHelp, children }: BarProps) {
  const words = useWords();
  const [dialog, setDialog] = useState(false);
  const film = useFilm();
  return (
    <header className="bar">
      {!film && (
        <Link href="/" className="home" aria-label={words.say("to-lobby")}>
          <Glyph name="home" />
        </Link>
      )}
      {children ?? <h1>{words.say("title-name")}</h1>}
      <span className="tools">
        {openRules && (
          <TipButton
            className="icon-button"
            tip={words.say("rules")}
            aria-label={words.say("rules")}
            onClick={openRules}
            data-action="rules"
          >
            <Glyph name="rules" />
          </TipButton>
        )}
        {openHelp && (
          <TipButton
            className="icon-button"
            tip={words.say("help")}
            aria-label={words.say("help")}
            onClick={openHelp}
            data-action="help"
          >
            <Glyph name="question" />
          </TipButton>
        )}
        {!film && (
          <TipButton
            className="icon-button"
            tip={words.say("this-table")}
            aria-label={words.say("this-table")}
            onClick={() => setDialog(true)}
            data-action="table"
          >
            <Glyph name="menu" />
          </TipButton>
        )}
      </span>
      <Tools />
      {dialog && (
        <TableDialog
          title={title}
          table={table}
          session={session}
          mine={mine}
          close={() => setDialog(false)}
        />
      )}
    </header>
  );
}
