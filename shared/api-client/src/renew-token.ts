/** One token refresh at a time, over all calls of a page and all tabs of a browser. */
import { apiConfiguration, apiState } from './configuration';

const LOCK = 'sopaan.token-refresh';

async function exclusively(task: () => Promise<string>): Promise<string> {
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? await locks.request(LOCK, task) : await task();
}

async function refreshed(stale: string): Promise<string> {
  const configuration = apiConfiguration();
  // Another tab may have refreshed while this one waited for the lock.
  const current = configuration.getToken();
  if (current !== null && current !== stale) return current;
  return configuration.refresh();
}

/** A token that is newer than the stale one. Rejects as the refresh does. */
export function renewToken(stale: string): Promise<string> {
  const current = apiConfiguration().getToken();
  if (current !== null && current !== stale) return Promise.resolve(current);
  if (apiState.refreshing) return apiState.refreshing;
  const running = exclusively(() => refreshed(stale)).finally(() => {
    if (apiState.refreshing === running) apiState.refreshing = null;
  });
  apiState.refreshing = running;
  return running;
}
