import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { useLayoutEffect, useRef } from 'react';

const GAP = '1rem';

/** Sets the scroll padding of the page so that a sticky bar never covers a focused element. Attach the returned ref to the bar. */
export function useScrollPadding() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingTop = `calc(${HEADER_HEIGHT} + ${GAP} + ${element.offsetHeight}px)`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, []);
  return bar;
}
