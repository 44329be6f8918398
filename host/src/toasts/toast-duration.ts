import { useLayoutEffect } from 'react';

const DEFAULT_MS = 4_000;
/** The duration on the layouts that call `useLongToastDuration`: `learn-layout.tsx` and `page-layout.tsx`. */
const LONG_MS = 5_000;

let currentMs = DEFAULT_MS;

/** The default duration of a toast, in milliseconds. */
export function toastDuration(): number {
  return currentMs;
}

/** Shows toasts a little longer while the calling layout is mounted. */
export function useLongToastDuration(): void {
  useLayoutEffect(() => {
    currentMs = LONG_MS;
    return () => {
      currentMs = DEFAULT_MS;
    };
  }, []);
}
