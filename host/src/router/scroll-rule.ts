import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { restoreScroll } from './restore-scroll';
import { readPositions, writePositions } from './scroll-positions';

/**
 * A new page starts at the top (or at its hash), Back and Forward return to where the page was, and a change of the
 * query alone leaves the page where it is.
 */
export function useScrollRule(): void {
  const { key: given, pathname, hash } = useLocation();
  // The first page of each document has the same key, whichever page it is.
  const key = given === 'default' ? `default ${pathname}` : given;
  const type = useNavigationType();
  const shown = useRef<string | undefined>(undefined);
  const positions = useRef<Map<string, number>>(undefined);
  positions.current ??= readPositions();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => writePositions(positions.current ?? new Map());
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, []);

  useLayoutEffect(() => {
    const samePage = shown.current === pathname;
    const afresh = shown.current === undefined && isOpenedAfresh();
    shown.current = pathname;
    const known = afresh ? undefined : positions.current?.get(key);
    let stop = () => {};
    if (type === 'POP' && known !== undefined) stop = restoreScroll(known);
    else if (hash) document.getElementById(decodeHash(hash))?.scrollIntoView();
    else if (!samePage && type !== 'POP') scrollTo(0, 0);
    const remember = () => positions.current?.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    // The last scroll may be too young for its event. This runs before the positions are stored.
    addEventListener('pagehide', remember, { capture: true });
    return () => {
      stop();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', remember, { capture: true });
    };
  }, [key, pathname, hash, type]);
}

/** Neither loaded again nor come back to. */
function isOpenedAfresh(): boolean {
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
