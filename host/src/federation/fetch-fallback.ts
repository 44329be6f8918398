import { pageRemoteSchema, type PageRemote } from '@sopaan/contract/release';
import { withDeadline } from './deadline';
import type { SetRemote } from './unreadable-remote';

/** Short, since the edge has just served the page. */
const REQUEST_TIMEOUT_MS = 1500;

/** Fetches the release that the edge offers in place of a failed one. Rejects when there is none. */
export function fetchFallback(failed: SetRemote, host: string): Promise<PageRemote> {
  return withDeadline(
    requestFallback(failed, host),
    REQUEST_TIMEOUT_MS,
    () => new Error('The request of a fallback release timed out'),
  );
}

async function requestFallback({ name, release }: SetRemote, host: string): Promise<PageRemote> {
  const query = new URLSearchParams({ unit: name, failed: release, host });
  const response = await fetch(`/-/stand-in?${query}`);
  if (!response.ok) throw new Error(`There is no fallback for ${name} ${release}`);
  const fallback = pageRemoteSchema.validateSync(await response.json());
  if (fallback.name !== name || fallback.release === release) {
    throw new Error(
      `${fallback.name} ${fallback.release} is not a fallback for ${name} ${release}`,
    );
  }
  return fallback;
}
