import { useEffect, useState } from "react";

/** What a server tells of a title in a language; null until it has come. */
export function useTold<Told>(
  ask: (title: string, language: string) => Promise<Told>,
  title: string,
  language: string,
): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let wanted = true;
    ask(title, language).then(
      (found) => {
        if (wanted) setTold(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [ask, title, language]);
  return told;
}
