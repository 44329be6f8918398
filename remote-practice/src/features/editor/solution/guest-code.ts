/** The code that a guest wrote, stored in this browser until the guest logs in and opens the challenge again. */
import { LANGUAGES, type Language } from '@sopaan/schemas/code-runs/code-run';

const PREFIX = 'sopaan.editor.guest.';

const storageKey = (challengeId: string, language: Language) =>
  `${PREFIX}${challengeId}.${language}`;

/** The stored value, not checked; undefined when there is none. */
export function readGuestCode(challengeId: string, language: Language): unknown {
  try {
    const text = localStorage.getItem(storageKey(challengeId, language));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // The browser denies storage, or the stored value is not JSON.
    return undefined;
  }
}

/** Stores the code; null removes it. Returns false if the browser denies storage or the storage is full. */
export function writeGuestCode(challengeId: string, language: Language, saved: unknown): boolean {
  const key = storageKey(challengeId, language);
  try {
    if (saved === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

/** The languages in which a guest wrote code for the challenge. */
export function guestLanguages(challengeId: string): Language[] {
  return LANGUAGES.filter((language) => readGuestCode(challengeId, language) !== undefined);
}
