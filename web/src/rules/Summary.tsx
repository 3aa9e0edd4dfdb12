/** A game on one page, for those who know it; to be read here or printed. */

import { api } from "../net/api";
import type { SummaryPage } from "../protocol";
import { useWords } from "../texts/context";
import { useTold } from "./told";

export function Summary({ title }: { title: string }) {
  const page = useTold(api.summary, title, useWords().language);
  return page && <SummarySheet page={page} />;
}

export function SummarySheet({ page }: { page: SummaryPage }) {
  return (
    <article className="summary">
      <h2>{page.heading}</h2>
      {page.parts.map(({ heading, lines, rows: [head, ...rows] }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <Stressed text={line} />
                </li>
              ))}
            </ul>
          )}
          {head && (
            <table>
              <thead>
                <tr>
                  {head.map((cell, n) => (
                    <th key={n} scope="col">
                      <Stressed text={cell} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, n) => (
                  <tr key={n}>
                    {row.map((cell, m) => (
                      <td key={m}>
                        <Stressed text={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </article>
  );
}

/** A line in which what lies between two stars stands out. */
function Stressed({ text }: { text: string }) {
  return text.split(/\*\*(.+?)\*\*/).map((piece, n) => (n % 2 ? <b key={n}>{piece}</b> : piece));
}
