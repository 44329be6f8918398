import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { errorCode, errorMessage } from '@sopaan/http/error-code';
import { MANIFEST, SEAL, sealOf, tableEntry } from './back-up';
import { readManifest, type Manifest } from './manifest';
import { writeMeasured, type Measure } from './measured';

export interface Unpacked {
  manifest: Manifest;
  /** Where the content of an entry stands now. */
  fileOf: (entry: string) => string;
}

interface Expected {
  bytes: number;
  sha256: string;
  rows?: number;
}

/** Takes a backup apart into `folder` and makes sure that it is whole and as it was written. */
export async function unpack(file: string, folder: string): Promise<Unpacked> {
  const tar = extract();
  try {
    const [unpacked] = await Promise.all([
      takeApart(tar, folder),
      pipeline(createReadStream(file), createGunzip(), tar),
    ]);
    return unpacked;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new Error(`There is no file ${file}.`);
    throw new Error(`${file} cannot be restored: ${errorMessage(error)}`, { cause: error });
  }
}

async function takeApart(tar: Extract, folder: string): Promise<Unpacked> {
  const places = new Map<string, string>();
  let known: { manifest: Manifest; seal: string; entries: Map<string, Expected> } | undefined;
  let sealed = false;
  for await (const entry of tar) {
    const { name } = entry.header;
    if (!known) {
      if (name !== MANIFEST) throw new Error('it is no backup of this program.');
      const written = await text(entry);
      const manifest = readManifest(written);
      known = { manifest, seal: sealOf(written), entries: entriesOf(manifest) };
    } else if (name === SEAL) {
      sealed = (await text(entry)) === known.seal;
    } else {
      const expected = known.entries.get(name);
      if (!expected || places.has(name)) throw new Error(`${name} does not belong into it.`);
      // A number, as a name from outside must not choose a place.
      const place = join(folder, String(places.size));
      compare(name, expected, await writeMeasured(Readable.from(entry), place));
      places.set(name, place);
    }
  }
  if (!known || !sealed || places.size !== known.entries.size) {
    throw new Error('it is not whole, or was changed.');
  }
  const fileOf = (name: string) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`${name} is not in the backup.`);
    return place;
  };
  return { manifest: known.manifest, fileOf };
}

function entriesOf({ tables, files }: Manifest): Map<string, Expected> {
  return new Map<string, Expected>([
    ...tables.map((table) => [tableEntry(table.name), table] as const),
    ...files.map((file) => [file.name, file] as const),
  ]);
}

function compare(name: string, expected: Expected, found: Measure): void {
  const isSame =
    found.bytes === expected.bytes &&
    found.sha256 === expected.sha256 &&
    (expected.rows === undefined || found.lines === expected.rows);
  if (!isSame) throw new Error(`${name} is not as it was written.`);
}
