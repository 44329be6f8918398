/** Files that are generated from the code and committed, so that changes are visible in review. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckContext } from './check';

interface GeneratedFile {
  /** Relative to the root. */
  path: string;
  /** The expected content. */
  text: string;
  /** Lines to report when the content differs; the differing lines are added. */
  problem: string[];
}

export function checkGeneratedFile(
  { root, write }: CheckContext,
  { path, text, problem }: GeneratedFile,
): string[] {
  const file = join(root, path);
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (current === text) return [];
  if (!write) return [...problem, ...difference(current, text)];
  writeFileSync(file, text);
  return [];
}

function difference(before: string, after: string): string[] {
  const previous = new Set(before.split('\n'));
  const next = new Set(after.split('\n'));
  const removed = [...previous].filter((line) => !next.has(line)).map((line) => `- ${line}`);
  const added = [...next].filter((line) => !previous.has(line)).map((line) => `+ ${line}`);
  return [...removed, ...added].slice(0, 40);
}
