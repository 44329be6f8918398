import { useRef, useState, type PointerEvent } from 'react';

/** A swipe dismisses from this distance on, in px. */
const DISTANCE = 45;
/** Or above this speed, in px per ms. */
const SPEED = 0.11;
/** A pointer that moves less than this has pressed, not swiped. */
const SLOP = 4;

interface Offset {
  x: number;
  y: number;
}
const still: Offset = { x: 0, y: 0 };

function lengthOf({ x, y }: Offset): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

/** Handlers for a card that can be swiped away in any direction, and how far it is moved now. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<(Offset & { time: number }) | null>(null);
  const [offset, setOffset] = useState(still);

  const distance = ({ clientX, clientY }: PointerEvent): Offset =>
    start.current ? { x: clientX - start.current.x, y: clientY - start.current.y } : still;

  const release = () => {
    start.current = null;
    setOffset(still);
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
        if (start.current) setOffset(distance(event));
      },
      onPointerUp: (event: PointerEvent) => {
        if (!start.current) return;
        const length = lengthOf(distance(event));
        const speed = length / Math.max(1, event.timeStamp - start.current.time);
        release();
        if (length >= DISTANCE || (length > SLOP && speed > SPEED)) onSwiped();
      },
      onPointerCancel: release,
    },
  };
}
