/** The rules of a title, searchable, clause by clause, with examples; or the game on one page. */

import { useEffect, useMemo, useRef, useState } from "react";
import { api } from "../net/api";
import type { Clause, Example } from "../protocol";
import { useWords } from "../texts/context";
import { besideClauses, Examples } from "./Examples";
import { findClauses, markFound } from "./search";
import { Summary } from "./Summary";
import { useTold } from "./told";

/** Where the page on one page is, among clauses and chapters. */
const SUMMARY = "summary";

interface RulesProps {
  title: string;
  /** A clause or a chapter to begin with. */
  at?: string | undefined;
}

export function Rules({ title, at }: RulesProps) {
  const words = useWords();
  const page = useTold(api.rules, title, words.language);
  const told = useTold(api.examples, title, words.language);
  const beside = useMemo(() => besideClauses(told?.examples ?? []), [told]);
  const [short, setShort] = useState(at === SUMMARY);
  const [asked, setAsked] = useState("");
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!page || !at) return;
    const target = body.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`);
    target?.scrollIntoView({ block: "start" });
  }, [page, beside, at]);

  if (!page) return null;
  if (short) {
    return (
      <div className="rules">
        <div className="rules-search row">
          <button type="button" className="button" onClick={() => setShort(false)} data-action="all-rules">
            {words.say("summary-back")}
          </button>
          <button type="button" className="button" onClick={() => window.print()} data-action="print">
            {words.say("summary-print")}
          </button>
        </div>
        <div className="rules-body">
          <Summary title={title} />
        </div>
      </div>
    );
  }
  const chapters = findClauses(page.chapters, asked);
  return (
    <div className="rules">
      <div className="rules-search">
        <input
          type="search"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          placeholder={words.say("search-rules")}
          aria-label={words.say("search-rules")}
        />
        <button
          type="button"
          className="button"
          onClick={() => setShort(true)}
          title={words.say("summary-about")}
          data-action="summary"
        >
          {words.say("summary")}
        </button>
        <nav aria-label={words.say("chapters")}>
          {page.chapters.map((chapter) => (
            <button
              key={chapter.id}
              type="button"
              className="link"
              onClick={() => {
                setAsked("");
                requestAnimationFrame(() =>
                  body.current?.querySelector(`[data-rule="${chapter.id}"]`)?.scrollIntoView(),
                );
              }}
            >
              {chapter.heading}
            </button>
          ))}
        </nav>
      </div>
      <div ref={body} className="rules-body">
        {!asked && <p className="lead">{page.about}</p>}
        {chapters.length === 0 && <p role="status">{words.say("no-rule-found")}</p>}
        {chapters.map((chapter) => (
          <section key={chapter.id} data-rule={chapter.id}>
            <h2>{chapter.heading}</h2>
            {!asked && chapter.about && <p>{chapter.about}</p>}
            <ol>
              {chapter.clauses.map((clause) => (
                <ClauseLine
                  key={clause.id}
                  title={title}
                  clause={clause}
                  examples={beside.get(clause.id) ?? []}
                  asked={asked}
                  here={at === clause.id}
                />
              ))}
            </ol>
          </section>
        ))}
        {!asked && <p className="closing">{page.closing}</p>}
      </div>
    </div>
  );
}

/** The number of a clause; those that bear the name of a card have none. */
function clauseMark(id: string): string {
  return /\.(\d+[a-z]?)$/.exec(id)?.[1] ?? "·";
}

interface ClauseLineProps {
  title: string;
  clause: Clause;
  examples: readonly Example[];
  asked: string;
  here: boolean;
}

function ClauseLine({ title, clause, examples, asked, here }: ClauseLineProps) {
  const words = useWords();
  return (
    <li data-rule={clause.id} className={here ? "here" : ""}>
      <span className="clause-id">{clauseMark(clause.id)}</span>
      <div>
        {markFound(clause.text, asked).map((piece, n) =>
          piece.found ? <mark key={n}>{piece.text}</mark> : piece.text,
        )}
        {clause.ruling && <small className="ruling">{words.say("ruling")}</small>}
        <Examples title={title} examples={examples} />
      </div>
    </li>
  );
}
