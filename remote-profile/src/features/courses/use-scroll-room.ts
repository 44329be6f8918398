import { useEffect, useState } from 'react';

interface ScrollRoom {
  above: boolean;
  below: boolean;
}

const NONE: ScrollRoom = { above: false, below: false };

/** Whether an element has content above and below its visible part. Without an element it has none. */
export function useScrollRoom(element: HTMLElement | null): ScrollRoom {
  const [room, setRoom] = useState(NONE);
  useEffect(() => {
    if (!element) return undefined;
    const update = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      // Positions are fractions of a pixel on some screens, heights are rounded.
      setRoom({ above: scrollTop >= 1, below: scrollHeight - clientHeight - scrollTop >= 1 });
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [element]);
  return element ? room : NONE;
}
