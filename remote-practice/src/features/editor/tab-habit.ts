const KEY = 'sopaan.editor.tab-moves-focus';

/** Whether the person wants Tab to move on from the editor; kept in this browser. */
export function readTabHabit(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function keepTabHabit(movesFocus: boolean): void {
  try {
    localStorage.setItem(KEY, String(movesFocus));
  } catch {
    // Then it lasts as long as the page.
  }
}
