import { useLayoutEffect, useRef } from 'react';

/** Keeps what gets focus from being covered by a bar that sticks below the header. Give the bar the ref. */
export function useScrollPadding() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingTop = `calc(5.8rem + ${element.offsetHeight}px)`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, []);
  return bar;
}
