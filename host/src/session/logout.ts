import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import { logoutEndpoint } from '@sopaan/schemas/account';
import { endSession } from '@sopaan/session/actions';

/** Milliseconds between the good news and the home page. */
const REDIRECT_DELAY = 1_000;

type Kind = 'loading' | 'success' | 'error';

let running = false;
let leaving = false;

/** Whether this page has just logged out and is about to go home by itself. */
export function isLeaving(): boolean {
  return leaving;
}

function say(kind: Kind, message: string): void {
  bus.publish('toast:requested', { key: 'logout', kind, message }, 'host');
}

function goHome(): void {
  leaving = false;
  bus.publish('navigation:requested', { to: paths.home });
}

const endThisSession = () => call(logoutEndpoint, {});

/** Ends the session on the server (or whatever `end` ends), then here. When the server did not, the session stays. */
export async function logout(end: () => Promise<unknown> = endThisSession): Promise<void> {
  if (running) return;
  running = true;
  say('loading', 'Logging out...');
  try {
    await end();
    leaving = true;
    endSession();
    say('success', 'Logout successful! Redirecting...');
    setTimeout(goHome, REDIRECT_DELAY);
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
