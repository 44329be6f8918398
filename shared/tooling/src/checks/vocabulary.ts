/** Rejects identifiers that the decision record "Vocabulary" has retired, in code and in file names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check';
import { projectFiles } from './source-files';

const RECORD = 'docs/decisions/0048-vocabulary.md';
const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
/** A row of the record's table of retired names: `| old, old | new |`. */
const ROW = /^\| *(`[^|]+?`) *\| *([^|]+?) *\|$/gm;

export const vocabulary: Check = {
  name: 'vocabulary',
  run: ({ root }) => {
    const retired = retiredNames(readFileSync(join(root, RECORD), 'utf8'));
    if (retired.size === 0) return [`${RECORD} lists no retired names`];
    return projectFiles(root)
      .filter((path) => CODE.test(path))
      .flatMap((path) => vocabularyProblems(path, readFileSync(join(root, path), 'utf8'), retired));
  },
};

/** Each retired identifier with what is used instead. */
export function retiredNames(record: string): ReadonlyMap<string, string> {
  const rows = [...record.matchAll(ROW)];
  return new Map(
    rows.flatMap(([, old = '', replacement = '']) =>
      [...old.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, replacement] as const),
    ),
  );
}

export function vocabularyProblems(
  path: string,
  content: string,
  retired: ReadonlyMap<string, string>,
): string[] {
  const lines = content.split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(IDENTIFIER)].flatMap(([name]) => {
      const replacement = retired.get(name);
      return replacement === undefined
        ? []
        : [`${path}:${index + 1}: "${name}" is retired (${RECORD}): use ${replacement}`];
    }),
  );
}
