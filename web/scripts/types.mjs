// Writes src/protocol.ts from the server's models and every game's view.ts from its views, or says (--check)
// what is stale.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const own = here("../../.venv/bin/python");
const python = existsSync(own) ? own : "python3";

/** A schema as a TypeScript type. */
function type(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return members.map(type).join(" | ");
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "integer":
    case "number":
      return "number";
    case "array": {
      const item = type(schema.items ?? {});
      return item.includes(" ") ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      return `Record<string, ${type(typeof schema.additionalProperties === "object" ? schema.additionalProperties : {})}>`;
    default:
      return "unknown";
  }
}

const comment = (text, indent = "") =>
  text
    ? `${indent}/** ${text
        .trim()
        .replaceAll("``", "`")
        .replace(/\s*\n\s*/g, " ")} */\n`
    : "";

function definition(name, schema) {
  if (!schema.properties) return `${comment(schema.description)}export type ${name} = ${type(schema)};\n`;
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(
    ([key, value]) =>
      `${comment(value.description, "  ")}  ${key}${required.has(key) ? "" : "?"}: ${type(value)};\n`,
  );
  return `${comment(schema.description)}export interface ${name} {\n${fields.join("")}}\n`;
}

const schemas = JSON.parse(execFileSync(python, [here("../../tools/schemas.py")], { encoding: "utf-8" }));

const written = ({ $defs, version }, from) =>
  [
    `// Made from ${from} by \`npm run types\`; do not edit.\n`,
    ...(version === undefined
      ? []
      : [`/** The protocol this page speaks. */\nexport const VERSION = ${version};\n`]),
    ...Object.entries($defs).map(([name, value]) => definition(name, value)),
  ].join("\n");

const files = new Map([[here("../src/protocol.ts"), written(schemas.protocol, "the server's models")]]);
for (const [game, views] of Object.entries(schemas.views)) {
  if (Object.keys(views.$defs).length > 0)
    files.set(here(`../src/games/${game}/view.ts`), written(views, "the title's view.py"));
}

for (const [target, text] of files) {
  if (!process.argv.includes("--check")) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, "utf-8") !== text) {
    console.error(`${target} is stale: npm run types`);
    process.exitCode = 1;
  }
}
