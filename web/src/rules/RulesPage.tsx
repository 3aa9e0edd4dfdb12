import { useTitle } from "../info";
import { Link } from "../router";
import { useWords, WordsProvider } from "../texts/context";
import { Glyph } from "../ui/Glyph";
import { Tools } from "../ui/Tools";
import { Waiting } from "../ui/Waiting";
import { Rules } from "./Rules";

export function RulesPage({ title }: { title: string }) {
  const known = useTitle(title);
  return (
    <WordsProvider {...(known ? { title } : {})} wait={<Waiting />}>
      <Page title={title} known={known !== null} />
    </WordsProvider>
  );
}

function Page({ title, known }: { title: string; known: boolean }) {
  const words = useWords();
  return (
    <div className="rules-page">
      <header className="bar">
        <Link href="/" className="home">
          <Glyph name="home" /> <b>Ludoteca</b>
          <span className="sr">{words.say("to-lobby")}</span>
        </Link>
        <h1>
          {known ? words.say("rules-of", { title: words.say("title-name") }) : words.say("no-such-title")}
        </h1>
        <Tools />
      </header>
      <main>
        {known && <Rules title={title} at={decodeURIComponent(location.hash.slice(1)) || undefined} />}
      </main>
    </div>
  );
}
