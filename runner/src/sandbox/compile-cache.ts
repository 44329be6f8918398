import { createHash } from 'node:crypto';
import type { Program } from '../code-runner';
import type { Slot } from '../queue/slot';
import { sharedResult, type SharedResult } from './shared-result';

/** Bytes of compiled programs that are cached. */
const MAX_BYTES = 96 * 1_048_576;
const MAX_ENTRIES = 256;
/** Milliseconds since the last use. */
const TTL_MS = 5 * 60_000;

export interface CompileCache<Result> {
  /** Returns the cached compilation, or a new one. `sizeOf` is null for a result that must not be cached. */
  get(
    key: string,
    compile: (signal: AbortSignal, slot: Slot) => Promise<Result>,
    sizeOf: (result: Result) => number | null,
  ): SharedResult<Result>;
}

interface Entry<Result> {
  compiled: SharedResult<Result>;
  bytes: number;
  usedAt: number;
}

/** Compiles a program once even if its runs are requested one by one, such as those of the tests of a submission. */
export function openCompileCache<Result>({
  bytes: maxBytes = MAX_BYTES,
  now = () => performance.now(),
} = {}): CompileCache<Result> {
  // The least recently used first.
  const entries = new Map<string, Entry<Result>>();

  function trim(): void {
    let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [key, entry] of entries) {
      const isExpired = now() - entry.usedAt > TTL_MS;
      if (!isExpired && bytes <= maxBytes && entries.size <= MAX_ENTRIES) return;
      entries.delete(key);
      bytes -= entry.bytes;
    }
  }

  return {
    get(key, compile, sizeOf) {
      const entry: Entry<Result> = entries.get(key) ?? {
        compiled: sharedResult(async (signal, slot) => {
          const result = await compile(signal, slot);
          const size = sizeOf(result);
          if (size === null) {
            if (entries.get(key) === entry) entries.delete(key);
          } else {
            entry.bytes = size;
            trim();
          }
          return result;
        }),
        bytes: 0,
        usedAt: 0,
      };
      entry.usedAt = now();
      entries.delete(key);
      entries.set(key, entry);
      trim();
      return entry.compiled;
    },
  };
}

/** Separate for each owner: the duration of a run must not reveal what others have compiled. */
export function cacheKey(owner: string, program: Program): string {
  const { language, source, name = '', extraFiles = [], compileLimits = {} } = program;
  const hash = createHash('sha256');
  const limits = Object.entries(compileLimits).sort();
  const metadata = [
    owner,
    language,
    name,
    limits,
    extraFiles.map((file) => [file.name, file.bytes.length]),
  ];
  hash
    .update(JSON.stringify([...metadata, source.length]))
    .update('\0')
    .update(source);
  for (const { bytes } of extraFiles) hash.update(bytes);
  return hash.digest('base64');
}
