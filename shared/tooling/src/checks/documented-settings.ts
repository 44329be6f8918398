/** Compares the settings that the code reads with those in docs/configuration.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = 'docs/configuration.md';
const CODE = /\.[cm]?[jt]s$/;
const TEST = /\.(?:test|spec)\.[a-z]+$/;
/** `settings.ts`, `settings-mail.ts`, `start-settings.ts` */
const SETTINGS_FILE = /(?:^|[/-])settings(?:-[a-z]+)*\.ts$/;
/** A field of a yup object: `PORT: number()`. */
const FIELD = /^\s+([A-Z][A-Z0-9_]*): [a-z]\w*[(<]/gm;
/** `process.env.DEBUG`, `environment['NO_COLOR']` */
const READ = /\b(?:env|environment)(?:\.|\[')([A-Z][A-Z0-9_]*)\b/g;
/** The first cell of a row of a table: `| `PORT` | 3000 | The port. |`. */
const ROW = /^\| *`([A-Z][A-Z0-9_]*)` *\|/gm;

/** `files` are all files of the project. */
export function settingsProblems(root: string, files: readonly string[]): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const code = files.filter((path) => CODE.test(path) && !TEST.test(path));
  const fields = code
    .filter((path) => SETTINGS_FILE.test(path))
    .flatMap((path) => namesIn(read(path), FIELD).map((name) => ({ name, path })));
  const documented = new Set(existsSync(join(root, DOCUMENT)) ? namesIn(read(DOCUMENT), ROW) : []);
  const existingNames = new Set([
    ...fields.map(({ name }) => name),
    ...code.flatMap((path) => namesIn(read(path), READ)),
  ]);
  return [
    ...fields
      .filter(({ name }) => !documented.has(name))
      .map(({ name, path }) => `${path}: ${name} is missing in a table of ${DOCUMENT}`),
    ...[...documented]
      .filter((name) => !existingNames.has(name))
      .map((name) => `${DOCUMENT}: no such setting: ${name}`),
  ];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
