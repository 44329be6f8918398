/**
 * What somebody has begun to write, kept in this browser until it is sent or they sign out. A session that ran out does
 * not take it along, but nobody else is given it.
 */
import { tokenSubject } from '@sopaan/api-client/token-subject';
import { readToken } from './token-storage';

const PREFIX = 'sopaan.draft.';

/** The person of a token; one name for all whose tokens say nothing readable. */
function personOf(token: string): string {
  return tokenSubject(token) ?? 'unnamed';
}

function keyOf(name: string): string | null {
  const token = readToken();
  return token === null ? null : `${PREFIX}${personOf(token)}.${name}`;
}

/** The present person's draft of that name, as it was written; undefined when there is none. */
export function readDraft(name: string): unknown {
  const key = keyOf(name);
  try {
    const text = key === null ? null : localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // No storage, or not what was written: there is no draft.
    return undefined;
  }
}

/**
 * Keeps a draft of the present person; undefined removes it. False: it is not kept, because there is no session, the
 * browser denies storage, or its storage is full. What is written stays on the page then.
 */
export function writeDraft(name: string, draft: unknown): boolean {
  const key = keyOf(name);
  if (key === null) return false;
  try {
    if (draft === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Removes the drafts of everybody, or of everybody but the person of that token. */
export function clearDrafts(keptToken: string | null = null): void {
  const kept = keptToken === null ? null : `${PREFIX}${personOf(keptToken)}.`;
  try {
    for (const key of Object.keys(localStorage)) {
      const isKept = kept !== null && key.startsWith(kept);
      if (key.startsWith(PREFIX) && !isKept) localStorage.removeItem(key);
    }
  } catch {
    // The browser denies storage, so there is none.
  }
}
