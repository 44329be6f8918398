import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces all occurrences of a text in a file of a project copy. Throws if there are none. */
export function changeFile(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changedText = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
  if (changedText === text) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, changedText);
}
