import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { plain } from "../games/plain";
import type { Example, Picture, TitleInfo } from "../protocol";
import { drawnAt, wordsOf } from "../table/drawn";
import { Place } from "../table/Place";
import { WordsContext } from "../texts/context";
import { besideClauses, Examples } from "./Examples";
import { stillTable } from "./still";
import { SummarySheet } from "./Summary";

const example = (key: string, clause: string): Example => ({
  key,
  clauses: [clause, "turn.8"],
  heading: `The ${key}`,
  text: "A scores 6 points.",
  actions: [],
  reason: null,
});

describe("examples beside the rules", () => {
  it("stand beside the first of their clauses, in their order", () => {
    const found = besideClauses([example("one", "a.1"), example("two", "b.1"), example("three", "a.1")]);
    expect(found.get("a.1")?.map(({ key }) => key)).toEqual(["one", "three"]);
    expect(found.has("turn.8")).toBe(false);
  });

  it("say what happens, and why not", () => {
    const refused = { ...example("one", "a.1"), reason: { key: "no-such-text", args: {} } };
    const markup = renderToStaticMarkup(
      <WordsContext.Provider value={wordsOf("millefiori")}>
        <Examples title="millefiori" examples={[refused]} />
      </WordsContext.Provider>,
    );
    expect(markup).toContain('data-example="one"');
    expect(markup).toContain("A scores 6 points.");
    expect(markup).toContain('<p class="reason">no-such-text</p>');
  });
});

describe("a table to be looked at", () => {
  const title: TitleInfo = {
    ...{ key: "millefiori", rules: 1, players: [2], options: [], places: {}, sources: [] },
    ...{ ratings: {}, lessons: [] },
  };
  const still = { view: {}, prompt: { key: "prompt-play", args: {} }, deciding: [0] };
  const picture: Picture = { seat: 0, players: 2, at: ["space:W08"], before: still, after: null };

  it("marks places, lights none, and calls people by their letters", () => {
    const table = stillTable(title, plain, picture, still);
    expect(table.names).toEqual(["A", "B"]);
    const markup = drawnAt(
      table,
      wordsOf("millefiori"),
      <svg>
        <Place place="space:W08" label="W08">
          <path className="halo" />
        </Place>
        <Place place="space:W09" label="W09">
          <path className="halo" />
        </Place>
      </svg>,
    );
    expect(markup).toContain('class="place shown" data-place="space:W08" role="img"');
    expect(markup).toContain('class="place" data-place="space:W09" role="img"');
    expect(markup).not.toContain("data-lit");
  });
});

describe("a summary", () => {
  it("has lines, tables with a head, and words that stand out", () => {
    const part = { heading: "Cost", lines: ["**Road:** 2 brick"], rows: [["what"], ["**city**"]] };
    const markup = renderToStaticMarkup(<SummarySheet page={{ heading: "In short", parts: [part] }} />);
    expect(markup).toContain("<li><b>Road:</b> 2 brick</li>");
    expect(markup).toContain('<th scope="col">what</th>');
    expect(markup).toContain("<td><b>city</b></td>");
  });
});
