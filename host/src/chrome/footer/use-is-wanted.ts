import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterLoad } from '../../page-load/after-load';

const MARGIN = '600px';

/** Whether an element's content is to be loaded: true once the element is near the window or the page has loaded. */
export function useIsWanted<T extends Element>(): {
  ref: RefObject<T | null>;
  isWanted: boolean;
} {
  const ref = useRef<T>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) {
      setIsWanted(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsWanted(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    afterLoad(async () => setIsWanted(true));
    return () => observer.disconnect();
  }, []);
  return { ref, isWanted };
}
