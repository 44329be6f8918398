import { openPreviewEndpoint, type OpenedPreview } from '@sopaan/schemas/release-preview';
import { BoundedMap } from '../memory/bounded-map';
import type { Registry } from '../registry/registry-client';

export type LookUpPreview = (token: string) => Promise<OpenedPreview | undefined>;

/** How long a response is cached, and so how long a revoked link still works. */
const TTL_MS = 5000;
const UNAVAILABLE_TTL_MS = 1000;
const TIMEOUT_MS = 2000;
/** Limits the load of requests with arbitrary tokens. */
const MAX_CONCURRENT = 20;

interface CacheEntry {
  opened: Promise<OpenedPreview | undefined>;
  expiresAt: number;
}

/** Looks up tokens in the registry, with one request at a time for each token. Undefined if the registry is unavailable. */
export function previewLookup(registry: Registry): LookUpPreview {
  const cache = new BoundedMap<string, CacheEntry>(500);
  let inFlight = 0;

  async function request(token: string, entry: CacheEntry): Promise<OpenedPreview | undefined> {
    inFlight += 1;
    try {
      return await registry.call(openPreviewEndpoint, { token }, TIMEOUT_MS);
    } catch {
      entry.expiresAt = Date.now() + UNAVAILABLE_TTL_MS;
      return undefined;
    } finally {
      inFlight -= 1;
    }
  }

  return (token) => {
    const cached = cache.get(token);
    if (cached && cached.expiresAt > Date.now()) return cached.opened;
    if (inFlight >= MAX_CONCURRENT) return Promise.resolve(undefined);
    const entry: CacheEntry = {
      opened: Promise.resolve(undefined),
      expiresAt: Date.now() + TTL_MS,
    };
    entry.opened = request(token, entry);
    cache.set(token, entry);
    return entry.opened;
  };
}
