import { useEffect, useState } from "react";
import { api } from "../net/api";
import { kept, useLanguage } from "../texts/context";
import { Words } from "../texts/words";

const loadLessons = kept(
  async (language, title) => new Words(language, await api.lessonTexts(language, title)),
);

/** The texts of a title's lessons; null until they have come. */
export function useLessonWords(title: string): Words | null {
  const language = useLanguage();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    loadLessons(language, title).then(
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
