import { lazy, Suspense, useEffect } from "react";
import { InfoProvider } from "./info";
import { Lobby } from "./lobby/Lobby";
import { useRoute } from "./router";
import { useSettings } from "./settings/settings";
import { WordsProvider } from "./texts/context";
import { TipsProvider } from "./ui/tips";
import { Waiting } from "./ui/Waiting";

const TablePage = lazy(() => import("./table/TablePage").then((found) => ({ default: found.TablePage })));
const PuzzlePage = lazy(() => import("./puzzles/PuzzlePage"));
const RulesPage = lazy(() => import("./rules/RulesPage").then((found) => ({ default: found.RulesPage })));

export function App() {
  useTheme();
  return (
    <TipsProvider>
      <InfoProvider wait={<Waiting />}>
        <Suspense fallback={<Waiting />}>
          <Page />
        </Suspense>
      </InfoProvider>
    </TipsProvider>
  );
}

function Page() {
  const route = useRoute();
  switch (route.page) {
    case "table":
      return <TablePage key={route.table} table={route.table} />;
    case "puzzle":
      return <PuzzlePage key={`${route.title}/${route.puzzle}`} {...route} />;
    case "rules":
      return <RulesPage title={route.title} />;
    default:
      return (
        <WordsProvider wait={<Waiting />}>
          <Lobby />
        </WordsProvider>
      );
  }
}

/** Dark or light as chosen; else the stylesheet follows the system. */
export function useTheme(): void {
  const { theme, speed } = useSettings();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.speed = speed;
  }, [theme, speed]);
}
