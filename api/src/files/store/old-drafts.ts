import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes that long. */
const OLD = 3_600_000;

/** Removes what processes left behind that were killed while they wrote. */
export async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = join(folder, name);
    // Another process may sweep as well.
    const found = await stat(draft).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - OLD) await rm(draft, { force: true });
  }
}
