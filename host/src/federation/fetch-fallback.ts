import { pageRemoteSchema, type PageRemote } from '@sopaan/contract/release';
import { withDeadline } from './deadline';
import type { RemoteOfSet } from './remote-of-set';

/** Short, since the edge has just served the page. */
const REQUEST_TIMEOUT_MS = 1500;

interface FallbackRequest {
  failed: RemoteOfSet;
  /** The release of the page's host. */
  host: string;
  /** The names of the fallbacks that have been tried. */
  tried: readonly string[];
}

/** Fetches the release that the edge offers in place of a failed one. Rejects when there is none, or none that has not been tried. */
export function fetchFallback(request: FallbackRequest, timeoutMs: number): Promise<PageRemote> {
  return withDeadline(
    requestFallback(request),
    Math.min(timeoutMs, REQUEST_TIMEOUT_MS),
    () => new Error('The request of a fallback release timed out'),
  );
}

async function requestFallback({ failed, host, tried }: FallbackRequest): Promise<PageRemote> {
  const { name, release } = failed;
  const query = new URLSearchParams({ unit: name, failed: release, host });
  // Older edges reject the parameter, so it is missing in the first request.
  for (const each of tried) query.append('tried', each);
  const response = await fetch(`/-/stand-in?${query}`);
  if (!response.ok) throw new Error(`There is no fallback for ${name} ${release}`);
  const fallback = pageRemoteSchema.validateSync(await response.json());
  if (fallback.name !== name || [release, ...tried].includes(fallback.release)) {
    throw new Error(
      `${fallback.name} ${fallback.release} is not a fallback for ${name} ${release}`,
    );
  }
  return fallback;
}
