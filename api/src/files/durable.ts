import { open } from 'node:fs/promises';

/** Creates a file and resolves once it is flushed to disk. */
export async function writeDurably(file: string, bytes: Buffer, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a file or folder to disk. After a rename the folder must be flushed too, or a power cut may undo it. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
