import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/**
 * Whether a component may show what only the browser knows, such as its time zone. False on a server, and in the browser's first rendering
 * of a page from a server, which must be the same.
 */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
