import { useLayoutEffect } from 'react';

/** Milliseconds that a toast stays when neither it nor the layout says otherwise. */
const DEFAULT = 4_000;
/** The same on the layouts of the toast area. */
const LONG = 5_000;

let current = DEFAULT;

/** Milliseconds that a toast without a duration of its own stays now. */
export function toastDuration(): number {
  return current;
}

/** For layouts of the toast area: toasts stay a little longer there. */
export function useLongToasts(): void {
  useLayoutEffect(() => {
    current = LONG;
    return () => {
      current = DEFAULT;
    };
  }, []);
}
