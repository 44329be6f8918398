import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../release/project';

/** Writes the result of a benchmark, with the machine that it was measured on, to `var/bench`. */
export function writeResult(name: string, result: Readonly<Record<string, unknown>>): void {
  const folder = join(ROOT, 'var/bench');
  const file = join(folder, `${name}.json`);
  const machine = { node: process.version, processors: cpus().length };
  mkdirSync(folder, { recursive: true });
  const document = { at: new Date().toISOString(), machine, ...result };
  writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
  console.log(`Written to ${file}`);
}
