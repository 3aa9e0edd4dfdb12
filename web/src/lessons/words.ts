import { useEffect, useState } from "react";
import { api } from "../net/api";
import { kept, useLanguage } from "../texts/context";
import type { Words } from "../texts/words";

/** The texts of a title's lessons; null until they have come. */
export function useLessonWords(title: string): Words | null {
  const language = useLanguage();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    kept(`${language}/lessons/${title}`, language, () => api.lessonTexts(language, title)).then(
      (found) => {
        if (wanted) setWords(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language, title]);
  return words;
}
