import { open } from 'node:fs/promises';

/** Writes a file that is not there yet, and returns when it is on the disk. */
export async function writeDurably(file: string, bytes: Buffer, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Brings a file or a folder to the disk. A name is kept by its folder: without it a power cut may undo a rename. */
export async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
