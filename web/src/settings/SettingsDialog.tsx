import { useInfo } from "../info";
import { useLanguage, useWords } from "../texts/context";
import { Choice } from "../ui/Choice";
import { Dialog } from "../ui/Dialog";
import { changeSettings, POINTS, SPEEDS, TAPS, THEMES, useSettings } from "./settings";

export function SettingsDialog({ close }: { close: () => void }) {
  const words = useWords();
  const { theme, speed, taps, points } = useSettings();
  const language = useLanguage();
  const { languages, version, engine } = useInfo();
  return (
    <Dialog title={words.say("settings")} close={close}>
      <Choice
        label={words.say("language")}
        values={languages}
        value={language}
        name={(each) => words.say(`language-${each}`)}
        change={(each) => changeSettings({ language: each })}
      />
      <Choice
        label={words.say("theme")}
        values={THEMES}
        value={theme}
        name={(each) => words.say(`theme-${each}`)}
        change={(each) => changeSettings({ theme: each })}
      />
      <Choice
        label={words.say("speed")}
        values={SPEEDS}
        value={speed}
        name={(each) => words.say(`speed-${each}`)}
        change={(each) => changeSettings({ speed: each })}
      />
      <p className="hint">{words.say("speed-about")}</p>
      <Choice
        label={words.say("taps")}
        values={TAPS}
        value={taps}
        name={(each) => words.say(`taps-${each}`)}
        change={(each) => changeSettings({ taps: each })}
      />
      <p className="hint">{words.say("taps-about")}</p>
      <Choice
        label={words.say("preview")}
        values={POINTS}
        value={points}
        name={(each) => words.say(`preview-${each}`)}
        change={(each) => changeSettings({ points: each })}
      />
      <p className="hint">{words.say("engine", { version, engine })}</p>
    </Dialog>
  );
}
