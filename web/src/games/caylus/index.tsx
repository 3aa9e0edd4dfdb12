import { useLetters, CubeShape } from "./symbols";
import type { Text } from "../../protocol";
import { drawing } from "../game";
import { Belongings, Progress } from "./Belongings";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { CUBES, type CubeName } from "./box";
import "./caylus.css";
import { tip } from "./tips";
import type { CaylusView } from "./view";

function InlineCube({ kind }: { kind: CubeName }) {
  const letters = useLetters();
  return (
    <svg className="cy-inline" viewBox="-13 -13 26 26" width="1.15em" height="1.15em" aria-hidden="true">
      <CubeShape kind={kind} letter={letters(kind)} />
    </svg>
  );
}

/** Cubes are drawn wherever a sentence names them, buildings stand out. */
function inline(text: Text, words: string) {
  const cube = CUBES.find((kind) => text.key === `cube-${kind}`);
  if (cube) {
    return (
      <>
        {words} <InlineCube kind={cube} />
      </>
    );
  }
  return text.key.startsWith("building-") ? <b className="cy-named">{words}</b> : null;
}

export const game = drawing<CaylusView>({
  Board,
  Beside,
  Belongings,
  Progress,
  inline,
  tip,
});
