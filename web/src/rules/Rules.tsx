/** The rules of a title, searchable, clause by clause. */

import { useEffect, useRef, useState } from "react";
import { api } from "../net/api";
import type { Clause, RulesPage } from "../protocol";
import { useWords } from "../texts/context";
import { findClauses, markFound } from "./search";

export function useRules(title: string, language: string): RulesPage | null {
  const [page, setPage] = useState<RulesPage | null>(null);
  useEffect(() => {
    let wanted = true;
    api.rules(title, language).then(
      (found) => {
        if (wanted) setPage(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [title, language]);
  return page;
}

interface RulesProps {
  title: string;
  /** A clause or a chapter to begin with. */
  at?: string | undefined;
}

export function Rules({ title, at }: RulesProps) {
  const words = useWords();
  const page = useRules(title, words.language);
  const [asked, setAsked] = useState("");
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!page || !at) return;
    const target = body.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`);
    target?.scrollIntoView({ block: "start" });
  }, [page, at]);

  if (!page) return null;
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
                <ClauseLine key={clause.id} clause={clause} asked={asked} here={at === clause.id} />
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

function ClauseLine({ clause, asked, here }: { clause: Clause; asked: string; here: boolean }) {
  const words = useWords();
  return (
    <li data-rule={clause.id} className={here ? "here" : ""}>
      <span className="clause-id">{clauseMark(clause.id)}</span>
      <span>
        {markFound(clause.text, asked).map((piece, n) =>
          piece.found ? <mark key={n}>{piece.text}</mark> : piece.text,
        )}
        {clause.ruling && <small className="ruling">{words.say("ruling")}</small>}
      </span>
    </li>
  );
}
