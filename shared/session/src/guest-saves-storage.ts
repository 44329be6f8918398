/** The text in which `guest-saves.ts` stores what a guest has saved. Separate, so that a page without any loads no more than this. */
const KEY = 'sopaan.saved';

/** Null if there is none, or the browser denies storage. */
export function readGuestSavesText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null removes it. Returns false if the browser does not store it. */
export function writeGuestSavesText(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
