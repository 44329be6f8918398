import { useEffect, useRef, type RefObject } from 'react';

/** Calls a function when the member does something in an element. Returns the element's ref. */
export function useInteraction(onUse: () => void): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    const types = ['keydown', 'pointerdown'];
    for (const type of types) element?.addEventListener(type, onUse);
    return () => {
      for (const type of types) element?.removeEventListener(type, onUse);
    };
  }, [onUse]);
  return root;
}
