import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Reads a small file, trimmed; `undefined` if it does not exist or cannot be read. */
export function readPrivateFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Atomically writes a file that only its owner may read. */
export function writePrivateFile(file: string, content: string): void {
  const partial = `${file}.part`;
  writeFileSync(partial, `${content}\n`, { mode: 0o600 });
  chmodSync(partial, 0o600);
  renameSync(partial, file);
}
