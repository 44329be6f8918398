/** Files that are made from the code and kept beside it, so that a change of what they show is seen in review. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckContext } from './check';

interface GeneratedFile {
  /** Below the root. */
  path: string;
  /** What the file must hold. */
  text: string;
  /** What to say when it does not; the lines that differ follow. */
  problem: string[];
}

export function checkGeneratedFile(
  { root, write }: CheckContext,
  { path, text, problem }: GeneratedFile,
): string[] {
  const file = join(root, path);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known === text) return [];
  if (!write) return [...problem, ...difference(known, text)];
  writeFileSync(file, text);
  return [];
}

function difference(before: string, after: string): string[] {
  const old = new Set(before.split('\n'));
  const now = new Set(after.split('\n'));
  const gone = [...old].filter((line) => !now.has(line)).map((line) => `- ${line}`);
  const added = [...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`);
  return [...gone, ...added].slice(0, 40);
}
