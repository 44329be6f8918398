import { useSyncExternalStore } from 'react';

/** Whether the device uses the keys of a Mac. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

const neverChanges = () => () => undefined;

/** `isMac` for a component: false until the page is in a browser. */
export function useIsMac(): boolean {
  return useSyncExternalStore(neverChanges, isMac, () => false);
}
