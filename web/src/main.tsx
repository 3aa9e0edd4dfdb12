import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@fontsource/marcellus/latin-400.css";
import "@fontsource-variable/source-sans-3";
import { App } from "./App";
import "./styles/base.css";
import "./styles/lobby.css";
import "./styles/table.css";
import "./styles/rules.css";
import "./styles/lessons.css";
import "./styles/teacher.css";
import "./styles/review.css";
import "./styles/puzzles.css";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
