/**
 * A one-time token for an action that waits for the login. It is stored in this tab and carried in the URL, so that a link from elsewhere
 * cannot trigger the action.
 */
const KEY = 'sopaan.action';

/** Used where the browser denies storage. */
let inMemory: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return inMemory;
  }
}

function write(token: string | null): void {
  inMemory = token;
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // The token stays in memory.
  }
}

/** The query parameter with the token. */
export const ACTION_PARAMETER = 'do';

/** Creates and stores the token of an action, for the URL that the login redirects to. */
export function createActionToken(name: string): string {
  const token = `${name}~${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  write(token);
  return token;
}

/** Whether a token belongs to the action of that name. */
export function isActionToken(token: string, name: string): boolean {
  return token.slice(0, token.lastIndexOf('~')) === name;
}

/** Whether this tab created the token and has not consumed it before. */
export function consumeActionToken(token: string): boolean {
  if (read() !== token) return false;
  write(null);
  return true;
}
