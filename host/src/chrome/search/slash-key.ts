/** Whether `/` opens the search. People who dictate, or hit keys by accident, can turn a shortcut of a single key off. */
const KEY = 'sopaan.search-slash';

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSlashOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage, the shortcut stays on.
  }
}
