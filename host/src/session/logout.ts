import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import { logoutEndpoint } from '@sopaan/schemas/account/account';
import { endSession } from '@sopaan/session/actions';

/** Time for which a message about the success is shown before the home page opens. */
const REDIRECT_DELAY_MS = 1_000;

type Kind = 'loading' | 'success' | 'error';

let isLoggingOut = false;
let isRedirectPending = false;

/** Whether this page has logged out and is about to open the home page. */
export function isLogoutRedirectPending(): boolean {
  return isRedirectPending;
}

function showToast(kind: Kind, message: string): void {
  bus.publish('toast:requested', { key: 'logout', kind, message }, 'host');
}

function goHome(): void {
  isRedirectPending = false;
  bus.publish('navigation:requested', { to: paths.home });
}

/** Ends the session on the server, then in this browser. If the server fails, the session is kept. */
export async function logout(isQuiet = false): Promise<void> {
  if (isLoggingOut) return;
  isLoggingOut = true;
  if (!isQuiet) showToast('loading', 'Logging out...');
  try {
    await call(logoutEndpoint, {});
    isRedirectPending = true;
    endSession();
    if (!isQuiet) showToast('success', 'Logout successful! Redirecting...');
    setTimeout(goHome, REDIRECT_DELAY_MS);
  } catch (error) {
    const isFromServer = isApiError(error) && error.origin === 'server';
    showToast('error', isFromServer ? error.message : 'Something went wrong!');
  } finally {
    isLoggingOut = false;
  }
}

/** Logs out when any part of the page requests it. Returns a function that unsubscribes. */
export function handleLogoutRequests(): () => void {
  return bus.subscribe('logout:requested', ({ quiet = false }) => void logout(quiet));
}
