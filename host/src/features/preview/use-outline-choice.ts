import { useCallback, useLayoutEffect, useState } from 'react';

const KEY = 'sopaan-preview-outline';

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Whether this tab outlines the regions of its pages, and a setter that remembers the choice. */
export function useOutlineChoice() {
  const [outlined, setOutlined] = useState(false);
  useLayoutEffect(() => setOutlined(read()), []);
  const choose = useCallback((on: boolean) => {
    setOutlined(on);
    try {
      if (on) sessionStorage.setItem(KEY, 'on');
      else sessionStorage.removeItem(KEY);
    } catch {
      // Without storage the choice is lost on reload.
    }
  }, []);
  return [outlined, choose] as const;
}
