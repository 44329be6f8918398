import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes this long. */
const STALE_MS = 3_600_000;

/** Removes drafts, the temporary files of writes, of processes that were killed while writing. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = join(folder, name);
    // Another process may remove the draft at the same time.
    const stats = await stat(draft).catch(() => undefined);
    if (stats && stats.mtimeMs < Date.now() - STALE_MS) await rm(draft, { force: true });
  }
}
