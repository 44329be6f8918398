import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { toDisk, writeDurably } from '../../files/durable';
import type { Message } from '../message/message';
import type { MailTransport } from './transport';

/** Long after any attempt to write one has ended. */
const OLD_DRAFT_MILLISECONDS = 3_600_000;

/**
 * Each mail as a file, complete from the first moment. Its name is that of its row, so a second attempt after a crash
 * replaces the file by the same one.
 */
export function folderTransport(folder: string): MailTransport {
  let swept = false;
  return {
    async send(message, signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!swept) await removeOldDrafts(folder);
      swept = true;
      const draft = join(folder, `.${fileName(message)}.${randomBytes(6).toString('hex')}`);
      try {
        await writeDurably(draft, message.source, 0o600);
        signal.throwIfAborted();
        await rename(draft, join(folder, fileName(message)));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await toDisk(folder);
    },
    close: () => undefined,
  };
}

function fileName({ id, createdAt }: Message): string {
  return `${createdAt.toISOString().replaceAll(':', '')}-${id}.eml`;
}

/** Of processes that were killed while they wrote. */
async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\..+\.eml\.[\da-f]{12}$/.test(name)) continue;
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > OLD_DRAFT_MILLISECONDS) {
      await rm(file, { force: true });
    }
  }
}
