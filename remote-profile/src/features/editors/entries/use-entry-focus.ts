import { useEffect, useRef } from 'react';

/** Moves the focus within a list after it has changed. */
export function useEntryFocus(entries: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const selectors = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const selector of selectors.current) {
      const target = list.current?.querySelector<HTMLElement>(selector);
      if (!target) continue;
      target.focus();
      break;
    }
    selectors.current = [];
  }, [entries]);
  return {
    list,
    /** The first selector that matches after the change gets the focus. */
    focusAfterChange: (...wanted: string[]) => {
      selectors.current = wanted;
    },
  };
}
