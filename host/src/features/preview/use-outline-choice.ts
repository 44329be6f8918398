import { useCallback, useState } from 'react';

const KEY = 'sopaan-preview-outline';

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Whether this tab outlines the regions of its pages. */
export function useOutlineChoice() {
  const [outlined, setOutlined] = useState(read);
  const choose = useCallback((on: boolean) => {
    setOutlined(on);
    try {
      if (on) sessionStorage.setItem(KEY, 'on');
      else sessionStorage.removeItem(KEY);
    } catch {
      // A forbidden storage costs the memory of the choice, nothing else.
    }
  }, []);
  return [outlined, choose] as const;
}
