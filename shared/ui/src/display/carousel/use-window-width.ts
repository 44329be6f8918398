import { useEffect, useState } from 'react';

/** The window's width, read again when the window has kept its size for `debounce` milliseconds. */
export function useWindowWidth(debounce: number): number {
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setWidth(window.innerWidth), debounce);
    };
    window.addEventListener('resize', look);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', look);
    };
  }, [debounce]);
  return width;
}
