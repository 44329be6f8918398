import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { createMeasure } from './measure';

export interface ArchiveFile {
  /** Its name in the archive. */
  name: string;
  /** Its local path. */
  from: string;
  bytes: number;
  sha256: string;
}

export interface ArchiveText {
  name: string;
  text: string;
}

/** Writes a new `.tar.gz` that only its owner can read, and flushes it to disk. */
export async function writeArchive(
  file: string,
  entries: ReadonlyArray<ArchiveFile | ArchiveText>,
): Promise<void> {
  const tar = pack();
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const adding = addEntries(tar, entries).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  await Promise.all([adding, pipeline(tar, createGzip(), output)]);
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function addEntries(
  tar: Pack,
  entries: ReadonlyArray<ArchiveFile | ArchiveText>,
): Promise<void> {
  for (const entry of entries) {
    if ('text' in entry) tar.entry({ name: entry.name, mode: 0o600 }, entry.text);
    else await addFile(tar, entry);
  }
  tar.finalize();
}

async function addFile(tar: Pack, { name, from, bytes, sha256 }: ArchiveFile): Promise<void> {
  const entry = tar.entry({ name, mode: 0o600, size: bytes });
  const { stream, result } = createMeasure();
  for await (const chunk of createReadStream(from).pipe(stream)) {
    if (!entry.write(chunk)) await once(entry, 'drain');
  }
  entry.end(undefined);
  if (result().sha256 !== sha256) {
    throw new Error(`${from} was changed while it was being backed up. Try again.`);
  }
}
