import { useEffect, useState } from 'react';

/** The window's width, updated `debounce` milliseconds after the last resize. */
export function useWindowWidth(debounce: number): number {
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    let timer = 0;
    const onResize = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setWidth(window.innerWidth), debounce);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [debounce]);
  return width;
}
