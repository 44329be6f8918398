import type { PageHead } from '@sopaan/schemas/pages/page-head';
import QuickLRU from 'quick-lru';
import type { FetchHead } from './head-client';

/** Unlike a `FetchHead`, never throws: returns undefined if the head of the page's route must be used. */
export type PageHeadCache = FetchHead;

/** Durations in milliseconds. */
interface CacheTimes {
  /** How long a page waits for the API. */
  timeoutMs: number;
  /** How long a head is cached. */
  ttlMs: number;
  /** How long any other response is cached: shorter, as the page may be created. */
  missingTtlMs: number;
  /** How long no request is sent after a failure of the API, because every page would wait for it. */
  pauseMs: number;
}
const DEFAULT_TIMES: CacheTimes = {
  timeoutMs: 400,
  ttlMs: 30_000,
  missingTtlMs: 10_000,
  pauseMs: 2_000,
};

/** A complete head takes about 4 KB. */
const MAX_ENTRIES = 500;

/** Caches cacheable heads for a short time and shares one request for each path between concurrent callers. */
export function pageHeadCache(fetchHead: FetchHead, times = DEFAULT_TIMES): PageHeadCache {
  const cache = new QuickLRU<string, { head: PageHead | undefined; expiresAt: number }>({
    maxSize: MAX_ENTRIES,
  });
  const pendingRequests = new Map<string, Promise<PageHead | undefined>>();
  let pausedUntil = 0;

  async function load(path: string, visitorIp: string): Promise<PageHead | undefined> {
    try {
      const head = await fetchHead(path, visitorIp);
      if (head && !head.isCacheable) {
        cache.delete(path);
        return head;
      }
      const lifetimeMs = head?.status === 200 ? times.ttlMs : times.missingTtlMs;
      cache.set(path, { head, expiresAt: performance.now() + lifetimeMs });
      return head;
    } catch {
      pausedUntil = performance.now() + times.pauseMs;
      // A stale head is better than none.
      return cache.get(path)?.head;
    } finally {
      pendingRequests.delete(path);
    }
  }

  return (path, visitorIp) => {
    const cacheEntry = cache.get(path);
    const now = performance.now();
    if (now < pausedUntil || (cacheEntry && now < cacheEntry.expiresAt))
      return Promise.resolve(cacheEntry?.head);
    let request = pendingRequests.get(path);
    if (!request) {
      request = load(path, visitorIp);
      pendingRequests.set(path, request);
    }
    return withTimeout(times.timeoutMs, request, () => {
      pausedUntil = performance.now() + times.pauseMs;
      return cacheEntry?.head;
    });
  };
}

async function withTimeout<T>(
  timeoutMs: number,
  request: Promise<T>,
  onTimeout: () => T,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(onTimeout()), timeoutMs);
  });
  return Promise.race([request, timeout]).finally(() => clearTimeout(timer));
}
