const STORAGE_KEY = 'sopaan.editor.tab-moves-focus';

/** Whether Tab leaves the editor; a setting of this browser. */
export function readTabMovesFocus(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

export function saveTabMovesFocus(movesFocus: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(movesFocus));
  } catch {
    // Without storage the setting lasts as long as the page.
  }
}
