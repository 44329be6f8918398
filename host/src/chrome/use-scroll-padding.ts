import { useLayoutEffect } from 'react';
import { DOCK } from './measures';

/** Keeps what gets focus clear of a bar that is fixed to the bottom of the screen. */
export function useScrollPadding(bottom: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(${bottom} + ${DOCK})`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [bottom]);
}
