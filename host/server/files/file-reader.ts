import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { concurrencyLimit } from '../installs/concurrency-limit';
import { contentCache } from './content-cache';
import { isIntact, isIntactEncoded, type FileEncoding, type ReleaseFile } from './integrity';
import { acceptedVariants, type Variant } from './variants';

/** The bytes of a file, as they are sent. */
export interface FileContent {
  content: Buffer;
  encoding?: FileEncoding | undefined;
}

interface FileRequest {
  /** The folder of the release. */
  folder: string;
  file: ReleaseFile;
  /** The client's `Accept-Encoding`. */
  accepts: string | undefined;
  /** Reads the disk even if the file is in memory. */
  fromDisk?: boolean;
}

interface ReadResult {
  /** Undefined if the bytes of no accepted variant match the hash. */
  found: FileContent | undefined;
  /** Whether the bytes of a variant have changed since it was written. */
  isChanged: boolean;
}

/** Reads files of releases. Their bytes are compared with the hash in the manifest when they are read from disk. */
export interface FileReader {
  /** The smallest accepted variant whose bytes match the hash. */
  read: (request: FileRequest) => Promise<ReadResult>;
  /** Whether a file is in memory, in any variant. */
  isCached: (folder: string, name: string) => boolean;
}

const ALL_VARIANTS = acceptedVariants('br, gzip');

export function fileReader(cacheBytes: number): FileReader {
  const cache = contentCache(cacheBytes);
  const pendingReads = new Map<string, Promise<Buffer | 'missing' | 'changed'>>();
  const limitConcurrency = concurrencyLimit(8);

  /** Reads a variant from disk, once for concurrent callers. */
  function load(path: string, variant: Variant, file: ReleaseFile) {
    const pending = pendingReads.get(path);
    if (pending) return pending;
    const reading = limitConcurrency(() => readIntact(path, variant, file))
      .then((content) => {
        if (typeof content !== 'string') cache.set(path, content);
        return content;
      })
      .finally(() => pendingReads.delete(path));
    pendingReads.set(path, reading);
    return reading;
  }

  return {
    async read({ folder, file, accepts, fromDisk = false }) {
      let isChanged = false;
      for (const variant of acceptedVariants(accepts)) {
        const path = join(folder, file.name + variant.suffix);
        const cached = fromDisk ? undefined : cache.get(path);
        const content = cached ?? (await load(path, variant, file));
        if (typeof content !== 'string') {
          return { found: { content, encoding: variant.encoding }, isChanged };
        }
        isChanged ||= content === 'changed';
      }
      return { found: undefined, isChanged };
    },
    isCached: (folder, name) =>
      ALL_VARIANTS.some(({ suffix }) => cache.has(join(folder, name + suffix))),
  };
}

async function readIntact(path: string, { encoding }: Variant, file: ReleaseFile) {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return 'missing';
  const intact = encoding ? await isIntactEncoded(bytes, encoding, file) : isIntact(bytes, file);
  return intact ? bytes : 'changed';
}
