import { useRef, useState, type PointerEvent } from 'react';

const MIN_DISTANCE_PX = 45;
const MIN_SPEED_PX_PER_MS = 0.11;
/** Shorter movements are presses, not swipes. */
const SLOP_PX = 4;

interface Offset {
  x: number;
  y: number;
}
const ORIGIN: Offset = { x: 0, y: 0 };

function offsetLength({ x, y }: Offset): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

/** Handlers for an element that can be swiped away in any direction, and its current offset. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<(Offset & { time: number }) | null>(null);
  const [offset, setOffset] = useState(ORIGIN);

  const offsetAt = ({ clientX, clientY }: PointerEvent): Offset =>
    start.current ? { x: clientX - start.current.x, y: clientY - start.current.y } : ORIGIN;

  const reset = () => {
    start.current = null;
    setOffset(ORIGIN);
  };

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const onButton = event.target instanceof Element && event.target.closest('button');
        if (onButton || event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY, time: event.timeStamp };
        if (event.currentTarget.hasPointerCapture !== undefined) {
          event.currentTarget.setPointerCapture(event.pointerId);
        }
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current) setOffset(offsetAt(event));
      },
      onPointerUp: (event: PointerEvent) => {
        if (!start.current) return;
        const length = offsetLength(offsetAt(event));
        const speed = length / Math.max(1, event.timeStamp - start.current.time);
        reset();
        if (length >= MIN_DISTANCE_PX || (length > SLOP_PX && speed > MIN_SPEED_PX_PER_MS))
          onSwiped();
      },
      onPointerCancel: reset,
    },
  };
}
