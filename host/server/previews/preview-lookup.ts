import { openPreviewEndpoint, type OpenedPreview } from '@sopaan/schemas/releases/preview';
import { ExpiringCache } from '../caches/expiring-cache';
import type { Registry } from '../registry/registry-client';

export type LookUpPreview = (token: string) => Promise<OpenedPreview | undefined>;

/** How long a response is cached, and so how long a revoked link still works. */
const TTL_MS = 5000;
const UNAVAILABLE_TTL_MS = 1000;
const TIMEOUT_MS = 2000;
/** Limits the load of requests with arbitrary tokens. */
const MAX_CONCURRENT = 20;

/** Looks up tokens in the registry, with one request at a time for each token. Undefined if the registry is unavailable. */
export function previewLookup(registry: Registry): LookUpPreview {
  const cache = new ExpiringCache<Promise<OpenedPreview | undefined>>({
    maxSize: 500,
    ttlMs: TTL_MS,
  });
  let inFlight = 0;

  function request(token: string): Promise<OpenedPreview | undefined> {
    inFlight += 1;
    const pendingPreview = registry
      .call(openPreviewEndpoint, { token }, TIMEOUT_MS)
      .catch(() => {
        cache.set(token, pendingPreview, UNAVAILABLE_TTL_MS);
        return undefined;
      })
      .finally(() => (inFlight -= 1));
    return pendingPreview;
  }

  return (token) => {
    const cached = cache.get(token);
    if (cached) return cached;
    if (inFlight >= MAX_CONCURRENT) return Promise.resolve(undefined);
    const pendingPreview = request(token);
    cache.set(token, pendingPreview);
    return pendingPreview;
  };
}
