/** Starts, renews and ends sessions. Only the host uses it. */
import { ApiError } from '@sopaan/api-client/api-error';
import { call, configureApi } from '@sopaan/api-client/call';
import { tokenSubject } from '@sopaan/api-client/token-subject';
import { errorMessages } from '@sopaan/contract/error-codes';
import { bus } from '@sopaan/events/bus';
import { refreshTokenEndpoint } from '@sopaan/schemas/account/account';
import { clearDrafts } from './drafts';
import { NO_USER, pageStores, toSessionState } from './page-stores';
import { readToken, writeToken } from './token-storage';

export { fetchUser } from './fetch-user';

const SENDER = 'host';

/** Puts the session of a token into the page's stores and publishes a change of its status. */
function applyToken(token: string | null): void {
  const { session, user } = pageStores;
  const before = session.getState();
  if (before.token === token) return;
  if (
    before.token !== null &&
    token !== null &&
    tokenSubject(before.token) !== tokenSubject(token)
  ) {
    // Another account: pages must clear the data of the first account before the session of the second starts.
    applyToken(null);
    setTimeout(syncWithStorage);
    return;
  }
  session.setState(toSessionState(token));
  if (token === null) user.setState(NO_USER);
  const { status } = session.getState();
  if (status !== before.status) bus.publish('session:changed', { status }, SENDER);
}

/** Starts a session: stores the token and clears the data and drafts of other accounts. */
export function startSession(token: string): void {
  clearSession();
  clearDrafts({ exceptOf: token });
  writeToken(token);
  applyToken(token);
}

/** Ends the session in this tab and, through storage, in the others, and deletes the drafts. */
export function endSession(): void {
  clearSession();
  clearDrafts();
}

function clearSession(): void {
  writeToken(null);
  applyToken(null);
}

/** Exchanges the refresh cookie for a new access token and stores it, unless the session has ended in the meantime. */
export async function refreshToken(): Promise<string> {
  const { accessToken } = await call(refreshTokenEndpoint, {});
  const current = readToken();
  // Without Web Locks another tab may have refreshed as well. A session that has ended in the meantime must stay ended.
  if (current === null || tokenSubject(current) !== tokenSubject(accessToken)) {
    throw new ApiError({ code: 'SESSION_ENDED', status: 0, origin: 'browser' });
  }
  writeToken(accessToken);
  applyToken(accessToken);
  return accessToken;
}

function syncWithStorage(): void {
  applyToken(readToken());
}

function onStorage({ key, storageArea }: StorageEvent): void {
  // Another tab logged in or out, renewed the token, or cleared the storage (key is null).
  if (storageArea === localStorage && (key === 'token' || key === null)) syncWithStorage();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  // A page restored from the back/forward cache has missed the storage events.
  if (persisted) syncWithStorage();
}

function onSessionEnded(promptLogin: boolean): void {
  // The visitor did not log out, so the drafts are kept for the next login.
  clearSession();
  const next = location.pathname + location.search;
  const message = errorMessages.SESSION_ENDED;
  bus.publish('toast:requested', { key: 'session-ended', kind: 'info', message }, SENDER);
  if (promptLogin) bus.publish('session:expired', { next }, SENDER);
}

/** Connects the session with the API client and the other tabs. Returns a function that disconnects it from the tabs. */
export function connectSession(): () => void {
  configureApi({
    getToken: readToken,
    refresh: refreshToken,
    onSessionEnded,
  });
  syncWithStorage();
  bus.publish('session:changed', { status: pageStores.session.getState().status }, SENDER);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}
