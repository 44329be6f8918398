import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncToDisk, writeDurably } from '../../files/durable';
import type { Message } from '../message/message';
import type { MailTransport } from './transport';

/** Longer than any attempt to write a draft takes. */
const STALE_DRAFT_MS = 3_600_000;

/**
 * Writes each mail to a file, atomically. The file is named after the row, so a second attempt after a crash replaces
 * the file with an identical one.
 */
export function folderTransport(folder: string): MailTransport {
  let areDraftsRemoved = false;
  return {
    async send(message, signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!areDraftsRemoved) await removeStaleDrafts(folder);
      areDraftsRemoved = true;
      const draft = join(folder, `.${fileName(message)}.${randomBytes(6).toString('hex')}`);
      try {
        await writeDurably(draft, message.source, 0o600);
        signal.throwIfAborted();
        await rename(draft, join(folder, fileName(message)));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncToDisk(folder);
    },
    close: () => undefined,
  };
}

function fileName({ id, createdAt }: Message): string {
  return `${createdAt.toISOString().replaceAll(':', '')}-${id}.eml`;
}

/** Removes drafts of processes that were killed while writing. */
async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\..+\.eml\.[\da-f]{12}$/.test(name)) continue;
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > STALE_DRAFT_MS) {
      await rm(file, { force: true });
    }
  }
}
