import { TOKEN_KEY } from '@sopaan/contract/stores';

/** Used where the browser denies storage: the session then lasts as long as the page. */
let inMemory: string | null = null;

/** The access token in local storage, shared by the tabs of this browser. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) || null;
  } catch {
    return inMemory;
  }
}

/** Stores the token; null removes it. */
export function writeToken(token: string | null): void {
  inMemory = token;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // The token stays in memory.
  }
}
