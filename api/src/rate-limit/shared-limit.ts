import QuickLRU from 'quick-lru';
import type { Counters } from './counters';
import type { Subject } from './limits';

/** A limit is split into at least this many blocks; larger ones need fewer statements. */
const MIN_BLOCKS = 60;
const MAX_BLOCK_HITS = 1_000;
/** The number of subjects whose blocks a process keeps. */
const MAX_SUBJECTS = 10_000;

/** Hits that this process has counted in advance for one subject. */
interface Block {
  remainingHits: number;
  /** By this process's clock, never later than by the database's. */
  expiresAt: number;
  /** Whether the limit is exhausted until the block expires. */
  isLast: boolean;
}

interface LimitOptions {
  name: string;
  count: number;
  seconds: number;
}

/**
 * Counts against a limit that many processes share. Each process takes blocks of hits from the counter. Together they
 * never allow more than the limit; unused hits of a block are lost. Returns the seconds to wait, 0 for none.
 */
export function createSharedLimit(
  counters: Counters,
  { name, count, seconds }: LimitOptions,
  clock = () => performance.now(),
): (subject: Subject) => Promise<number> {
  const blocks = new QuickLRU<string, Block>({ maxSize: MAX_SUBJECTS });
  const requests = new Map<string, Promise<void>>();

  async function takeBlock({ key, factor }: Subject): Promise<void> {
    const limit = count * factor;
    const blockHits = Math.max(1, Math.min(MAX_BLOCK_HITS, Math.floor(limit / MIN_BLOCKS)));
    const requestedAt = clock();
    const { hits, wait } = await counters.add({ name, subject: key, seconds }, blockHits);
    const remainingHits = Math.min(blockHits, Math.max(0, limit - (hits - blockHits)));
    blocks.set(key, {
      remainingHits,
      expiresAt: requestedAt + wait * 1000,
      isLast: remainingHits < blockHits,
    });
  }

  return async function takeHit(subject) {
    for (;;) {
      const block = blocks.get(subject.key);
      const remainingMs = block ? block.expiresAt - clock() : 0;
      if (block && remainingMs > 0) {
        if (block.remainingHits > 0) {
          block.remainingHits -= 1;
          return 0;
        }
        if (block.isLast) return Math.ceil(remainingMs / 1000);
      }
      let request = requests.get(subject.key);
      if (!request) {
        request = takeBlock(subject).finally(() => requests.delete(subject.key));
        requests.set(subject.key, request);
      }
      await request;
    }
  };
}
