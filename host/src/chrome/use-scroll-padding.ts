import { useLayoutEffect } from 'react';

/** Keeps what gets focus clear of a bar that is fixed to the bottom of the screen. */
export function useScrollPadding(bottom: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = bottom;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [bottom]);
}
