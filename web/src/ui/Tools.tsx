/** What every page has at hand: language, dark or light, settings. */

import { useState } from "react";
import { useInfo } from "../info";
import { changeSettings, useSettings } from "../settings/settings";
import { SettingsDialog } from "../settings/SettingsDialog";
import { useLanguage, useWords } from "../texts/context";
import { Glyph } from "./Glyph";
import { TipButton } from "./TipButton";

export function Tools() {
  const words = useWords();
  const [settings, setSettings] = useState(false);
  return (
    <span className="tools">
      <LanguageSwitch />
      <ThemeSwitch />
      <TipButton
        className="icon-button"
        tip={words.say("settings")}
        aria-label={words.say("settings")}
        onClick={() => setSettings(true)}
        data-action="settings"
      >
        <Glyph name="settings" />
      </TipButton>
      {settings && <SettingsDialog close={() => setSettings(false)} />}
    </span>
  );
}

/** On to the next language we speak. */
function LanguageSwitch() {
  const words = useWords();
  const { languages } = useInfo();
  const now = useLanguage();
  const next = languages[(languages.indexOf(now) + 1) % languages.length] ?? now;
  const label = words.say("switch-language");
  return (
    <TipButton
      className="icon-button language"
      tip={label}
      onClick={() => changeSettings({ language: next })}
      data-action="language"
      data-language={next}
    >
      {next.toUpperCase()}
      <span className="sr" lang={next}>
        {label}
      </span>
    </TipButton>
  );
}

function ThemeSwitch() {
  const words = useWords();
  const { theme } = useSettings();
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const label = words.say(dark ? "to-light" : "to-dark");
  return (
    <TipButton
      className="icon-button"
      tip={label}
      aria-label={label}
      onClick={() => changeSettings({ theme: dark ? "light" : "dark" })}
      data-action="theme"
    >
      <Glyph name={dark ? "sun" : "moon"} />
    </TipButton>
  );
}
