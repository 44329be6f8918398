import { DOCK_HEIGHT } from '@sopaan/contract/layout';
import { useLayoutEffect } from 'react';

/** Keeps focused elements clear of a bar that is fixed to the bottom of the screen. */
export function useScrollPadding(bottom: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(${bottom} + ${DOCK_HEIGHT})`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [bottom]);
}
