import { useCallback, useSyncExternalStore } from 'react';

/** The window's width, updated `debounce` milliseconds after the last resize. A server renders for the narrowest. */
export function useWindowWidth(debounce: number): number {
  const watch = useCallback(
    (onChange: () => void) => {
      let timer = 0;
      const onResize = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(onChange, debounce);
      };
      window.addEventListener('resize', onResize);
      return () => {
        window.clearTimeout(timer);
        window.removeEventListener('resize', onResize);
      };
    },
    [debounce],
  );
  return useSyncExternalStore(
    watch,
    () => window.innerWidth,
    () => 0,
  );
}
