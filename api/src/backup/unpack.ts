import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { errorCode, errorMessage } from '@sopaan/http/error-code';
import { MANIFEST, MANIFEST_HASH, manifestHash, tableEntry } from './back-up';
import { readManifest, type Manifest } from './manifest';
import { writeMeasured, type Measure } from './measure';

export interface UnpackedBackup {
  manifest: Manifest;
  /** The path of an unpacked entry. */
  pathOf: (entry: string) => string;
}

interface ExpectedEntry {
  bytes: number;
  sha256: string;
  rows?: number;
}

/** Unpacks a backup into `folder` and verifies that it is complete and unchanged. */
export async function unpack(file: string, folder: string): Promise<UnpackedBackup> {
  const tar = extract();
  try {
    const [unpacked] = await Promise.all([
      extractEntries(tar, folder),
      pipeline(createReadStream(file), createGunzip(), tar),
    ]);
    return unpacked;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new Error(`${file} does not exist.`);
    throw new Error(`${file} cannot be restored: ${errorMessage(error)}`, { cause: error });
  }
}

async function extractEntries(tar: Extract, folder: string): Promise<UnpackedBackup> {
  const paths = new Map<string, string>();
  let manifestInfo:
    | { manifest: Manifest; hash: string; entries: Map<string, ExpectedEntry> }
    | undefined;
  let isComplete = false;
  for await (const entry of tar) {
    const { name } = entry.header;
    if (!manifestInfo) {
      if (name !== MANIFEST) throw new Error('it is not a backup of this program.');
      const manifestText = await text(entry);
      const manifest = readManifest(manifestText);
      manifestInfo = {
        manifest,
        hash: manifestHash(manifestText),
        entries: expectedEntries(manifest),
      };
    } else if (name === MANIFEST_HASH) {
      isComplete = (await text(entry)) === manifestInfo.hash;
    } else {
      const expected = manifestInfo.entries.get(name);
      if (!expected || paths.has(name)) throw new Error(`${name} does not belong in it.`);
      // A number, because names from the archive must not determine paths.
      const path = join(folder, String(paths.size));
      assertUnchanged(name, expected, await writeMeasured(Readable.from(entry), path));
      paths.set(name, path);
    }
  }
  if (!manifestInfo || !isComplete || paths.size !== manifestInfo.entries.size) {
    throw new Error('it is incomplete or was changed.');
  }
  const pathOf = (name: string) => {
    const path = paths.get(name);
    if (path === undefined) throw new Error(`${name} is not in the backup.`);
    return path;
  };
  return { manifest: manifestInfo.manifest, pathOf };
}

function expectedEntries({ tables, files }: Manifest): Map<string, ExpectedEntry> {
  return new Map<string, ExpectedEntry>([
    ...tables.map((table) => [tableEntry(table.name), table] as const),
    ...files.map((file) => [file.name, file] as const),
  ]);
}

function assertUnchanged(name: string, expected: ExpectedEntry, actual: Measure): void {
  const isSame =
    actual.bytes === expected.bytes &&
    actual.sha256 === expected.sha256 &&
    (expected.rows === undefined || actual.lines === expected.rows);
  if (!isSame) throw new Error(`${name} was changed.`);
}
