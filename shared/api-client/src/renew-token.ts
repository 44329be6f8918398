/** Renews the access token, with one refresh at a time across all calls of a page and all tabs of a browser. */
import { ApiError } from './api-error';
import { getApiConfiguration, apiState } from './configuration';
import { tokenSubject } from './token-subject';

const LOCK = 'sopaan.token-refresh';

async function withTabLock(task: () => Promise<string>): Promise<string> {
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? await locks.request(LOCK, task) : await task();
}

/** The stored token if it has replaced the stale one, else undefined. Throws when it belongs to another account. */
function newerToken(stale: string): string | undefined {
  const current = getApiConfiguration().getToken();
  if (current === stale) return undefined;
  if (current !== null && tokenSubject(current) === tokenSubject(stale)) return current;
  // The visitor has logged out, perhaps into another account, for which this call must not be sent.
  throw new ApiError({ code: 'SESSION_ENDED', status: 0, origin: 'browser' });
}

async function refreshOnce(stale: string): Promise<string> {
  // Another tab may have refreshed while this one waited for the lock.
  return newerToken(stale) ?? getApiConfiguration().refresh();
}

/** Returns a token that is newer than the stale one. Rejects with the error of the refresh. */
export async function renewToken(stale: string): Promise<string> {
  const current = newerToken(stale);
  if (current !== undefined) return current;
  if (apiState.refreshing) return apiState.refreshing;
  const running = withTabLock(() => refreshOnce(stale)).finally(() => {
    if (apiState.refreshing === running) apiState.refreshing = null;
  });
  apiState.refreshing = running;
  return running;
}
