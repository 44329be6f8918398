import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import { logoutEndpoint } from '@sopaan/schemas/account';
import { signedOut } from '@sopaan/session/actions';

/** Milliseconds between the good news and the home page. */
const REDIRECT_DELAY = 1_000;

type Kind = 'loading' | 'success' | 'error';

let running = false;

function say(kind: Kind, message: string): void {
  bus.publish('toast:requested', { key: 'logout', kind, message }, 'host');
}

/** Ends the session on the server, then here. When the server did not, the session stays. */
export async function logout(): Promise<void> {
  if (running) return;
  running = true;
  say('loading', 'Logging out...');
  try {
    await call(logoutEndpoint, {});
    signedOut();
    say('success', 'Logout successful! Redirecting...');
    setTimeout(() => bus.publish('navigation:requested', { to: paths.home }), REDIRECT_DELAY);
  } catch (error) {
    const fromServer = isApiError(error) && error.origin === 'server';
    say('error', fromServer ? error.message : 'Something went wrong!');
  } finally {
    running = false;
  }
}

/** Logs out when any part of the page asks for it. Returns the undo. */
export function answerLogoutRequests(): () => void {
  return bus.subscribe('logout:requested', () => void logout());
}
