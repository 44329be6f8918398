import { useEffect, useState } from 'react';

const STORAGE_KEY = 'sopaan.editor.tab-moves-focus';

/** Whether Tab leaves the editor, a setting of this browser, and a function that toggles it. */
export function useTabSetting(): [movesFocus: boolean, toggle: () => void] {
  const [movesFocus, setMovesFocus] = useState(false);
  useEffect(() => setMovesFocus(readSetting()), []);
  const toggle = () => {
    setMovesFocus(!movesFocus);
    saveSetting(!movesFocus);
  };
  return [movesFocus, toggle];
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

function saveSetting(movesFocus: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(movesFocus));
  } catch {
    // Without storage the setting lasts as long as the page.
  }
}
