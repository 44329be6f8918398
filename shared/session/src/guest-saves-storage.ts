/** Storage of the text of `guest-saves.ts`. A separate module, so that pages of a guest without saved items do not load the rest. */
const KEY = 'sopaan.saved';

/** The stored text; null if there is none or the browser denies storage. */
export function readGuestSavesText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the text; null removes it. Returns false if the browser denies storage. */
export function writeGuestSavesText(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
