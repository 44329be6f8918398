import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';

/** A sheet that is dragged this far down closes when it is let go; otherwise it moves back. */
const CLOSE_DISTANCE_PX = 96;
/** A shorter drag closes it as well if it is this fast on average. */
const CLOSE_SPEED_PX_PER_MS = 0.6;

/** Lets a finger drag a bottom sheet down by its header to close it. Returns the handler for the header, within the element of the sheet. */
export function useDragToClose(onClose: () => void) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  return (down: ReactPointerEvent<HTMLElement>) => {
    const sheet = down.currentTarget.closest<HTMLElement>('[role="dialog"]');
    const isOnButton = down.target instanceof Element && down.target.closest('button') !== null;
    if (!sheet || isOnButton) return;
    const begin = { y: down.clientY, time: down.nativeEvent.timeStamp };
    const listeners = new AbortController();
    stop.current();
    stop.current = () => listeners.abort();
    const distanceOf = ({ clientY }: PointerEvent) => Math.max(0, clientY - begin.y);
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      on: (event: PointerEvent) => void,
    ) =>
      addEventListener(
        type,
        (event) => {
          if (event.pointerId === down.pointerId) on(event);
        },
        { signal: listeners.signal },
      );
    const putBack = () => {
      listeners.abort();
      sheet.style.transition = matchMedia('(prefers-reduced-motion: reduce)').matches
        ? ''
        : 'transform 180ms ease-out';
      sheet.style.transform = '';
    };
    listen('pointermove', (event) => {
      sheet.style.transition = 'none';
      sheet.style.transform = `translateY(${distanceOf(event)}px)`;
    });
    listen('pointercancel', putBack);
    listen('pointerup', (event) => {
      const distance = distanceOf(event);
      const speed = distance / Math.max(1, event.timeStamp - begin.time);
      if (distance < CLOSE_DISTANCE_PX && speed < CLOSE_SPEED_PX_PER_MS) return putBack();
      listeners.abort();
      // The sheet leaves from where it was dragged to.
      sheet.style.transition = '';
      onClose();
    });
  };
}
