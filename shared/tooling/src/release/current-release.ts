import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, string } from 'yup';

const pointerSchema = object({ release: string().required() });

/** The name of the latest build, from the pointer in the folder. */
export function currentRelease(dir: string): string | undefined {
  const file = join(dir, 'current.json');
  if (!existsSync(file)) return undefined;
  return pointerSchema.validateSync(JSON.parse(readFileSync(file, 'utf8'))).release;
}

/** Replaces `current.json` atomically, so that readers see either the old release or the new one. */
export function setCurrentRelease(dir: string, release: string): void {
  const file = join(dir, 'current.json');
  const content = `${JSON.stringify({ release })}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
