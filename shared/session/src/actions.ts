/** What changes the session and the user. For the host alone. */
import { ApiError } from '@sopaan/api-client/api-error';
import { call, configureApi } from '@sopaan/api-client/call';
import { tokenSubject } from '@sopaan/api-client/token-subject';
import { errorMessages } from '@sopaan/contract/error-codes';
import { bus } from '@sopaan/events/bus';
import { refreshTokenEndpoint } from '@sopaan/schemas/account';
import { clearDrafts } from './drafts';
import { NO_USER, pageStores, toSessionState } from './page-stores';
import { readToken, writeToken } from './token-storage';

export { fetchUser } from './fetch-user';

const SENDER = 'host';

/** Takes a session over into the page's stores and tells the page when its status changed. */
function applyToken(token: string | null): void {
  const { session, user } = pageStores;
  const before = session.getState();
  if (before.token === token) return;
  if (before.token !== null && token !== null && tokenSubject(before.token) !== tokenSubject(token)) {
    // Somebody else: what the first one saw is left before the second one's session begins.
    applyToken(null);
    setTimeout(syncWithStorage);
    return;
  }
  session.setState(toSessionState(token));
  if (token === null) user.setState(NO_USER);
  const { status } = session.getState();
  if (status !== before.status) bus.publish('session:changed', { status }, SENDER);
}

/** Starts a session: keeps the token and forgets whoever was signed in before. */
export function startSession(token: string): void {
  clearSession();
  clearDrafts(token);
  writeToken(token);
  applyToken(token);
}

/** Ends the session in this tab and, through storage, in the others. What was begun to be written goes, too. */
export function endSession(): void {
  clearSession();
  clearDrafts();
}

function clearSession(): void {
  writeToken(null);
  applyToken(null);
}

/** Trades the refresh cookie for a new access token and keeps it, unless its session has ended meanwhile. */
export async function refreshToken(): Promise<string> {
  const { accessToken } = await call(refreshTokenEndpoint, {});
  const now = readToken();
  // Another tab may have refreshed as well, where there are no locks; but a session that was left stays left.
  if (now === null || tokenSubject(now) !== tokenSubject(accessToken)) {
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
  // Another tab has signed in, signed out, renewed the token, or cleared everything (no key).
  if (storageArea === localStorage && (key === 'token' || key === null)) syncWithStorage();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  // A page out of the back/forward cache has heard nothing of what other pages did.
  if (persisted) syncWithStorage();
}

function onSessionEnded(ask: boolean): void {
  // Nobody wanted that: their drafts wait for them to log in again.
  clearSession();
  const next = location.pathname + location.search;
  const message = errorMessages.SESSION_ENDED;
  bus.publish('toast:requested', { key: 'session-ended', kind: 'info', message }, SENDER);
  if (ask) bus.publish('session:expired', { next }, SENDER);
}

/** Connects the session with the API client and with the other tabs. Returns the undo. */
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
