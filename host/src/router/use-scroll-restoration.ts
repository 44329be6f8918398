import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { restoreScroll, scrollToElement } from './restore-scroll';
import { readPositions, writePositions } from './scroll-positions';

/**
 * Scrolls a new page to the top (or to its hash), restores the position on Back, Forward and reload, and leaves it unchanged
 * when only the query changes.
 */
export function useScrollRestoration(): void {
  const { key: routerKey, pathname, hash } = useLocation();
  // The first history entry of every document has the same key.
  const key = routerKey === 'default' ? `default ${pathname}` : routerKey;
  const type = useNavigationType();
  const lastPathname = useRef<string | undefined>(undefined);
  const positions = useRef<Map<string, number>>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => writePositions(positions.current ?? new Map());
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const isSamePage = lastPathname.current === pathname;
    const isNewDocument = lastPathname.current === undefined && isNewNavigation();
    lastPathname.current = pathname;
    const stored = isNewDocument ? undefined : positions.current?.get(key);
    let stop = () => {};
    if (type === 'POP' && stored !== undefined) stop = restoreScroll(stored);
    else if (hash) stop = scrollToElement(decodeHash(hash));
    else if (!isSamePage && type !== 'POP') scrollTo(0, 0);
    const remember = () => positions.current?.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    // The event of the last scroll may not have fired yet. A capturing listener runs before the positions are stored.
    addEventListener('pagehide', remember, { capture: true });
    return () => {
      stop();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', remember, { capture: true });
    };
  }, [key, pathname, hash, type]);
}

/** Whether the document was opened by a navigation, not by a reload or from the history. */
function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
