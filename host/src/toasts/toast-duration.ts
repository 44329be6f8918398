import { useLayoutEffect } from 'react';

const DEFAULT_MS = 4_000;
/** The duration on layouts with longer toasts. */
const LONG_MS = 5_000;

let currentMs = DEFAULT_MS;

/** The default duration of a toast, in milliseconds. */
export function toastDuration(): number {
  return currentMs;
}

/** Shows toasts a little longer while the layout is mounted. */
export function useLongToasts(): void {
  useLayoutEffect(() => {
    currentMs = LONG_MS;
    return () => {
      currentMs = DEFAULT_MS;
    };
  }, []);
}
