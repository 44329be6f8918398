/**
 * Drafts of forms, stored in this browser per account until they are sent or the visitor logs out. They survive an expired session, but
 * no other account can read them.
 */
import { tokenSubject } from '@sopaan/api-client/token-subject';
import { readToken } from './token-storage';

const PREFIX = 'sopaan.draft.';

/** The account of a token; `unnamed` for tokens without a readable subject. */
function tokenAccount(token: string): string {
  return tokenSubject(token) ?? 'unnamed';
}

function storageKey(name: string): string | null {
  const token = readToken();
  return token === null ? null : `${PREFIX}${tokenAccount(token)}.${name}`;
}

/** The draft of that name of the logged-in account; undefined when there is none. */
export function readDraft(name: string): unknown {
  const key = storageKey(name);
  try {
    const text = key === null ? null : localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // The browser denies storage, or the stored value is not JSON.
    return undefined;
  }
}

/**
 * Stores a draft of the logged-in account; undefined removes it. Returns false when it was not stored: there is no session, the browser
 * denies storage, or the storage is full.
 */
export function writeDraft(name: string, draft: unknown): boolean {
  const key = storageKey(name);
  if (key === null) return false;
  try {
    if (draft === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Removes all drafts, except those of the account of the token `exceptOf`. */
export function clearDrafts({ exceptOf }: { exceptOf?: string } = {}): void {
  const keptPrefix = exceptOf === undefined ? null : `${PREFIX}${tokenAccount(exceptOf)}.`;
  try {
    for (const key of Object.keys(localStorage)) {
      const isKept = keptPrefix !== null && key.startsWith(keptPrefix);
      if (key.startsWith(PREFIX) && !isKept) localStorage.removeItem(key);
    }
  } catch {
    // The browser denies storage, so there are no drafts.
  }
}

/** The names of the stored drafts of the logged-in account that begin with `prefix`. */
export function draftNames(prefix: string): string[] {
  const start = storageKey(prefix);
  if (start === null) return [];
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => prefix + key.slice(start.length));
  } catch {
    // The browser denies storage, so there are no drafts.
    return [];
  }
}
