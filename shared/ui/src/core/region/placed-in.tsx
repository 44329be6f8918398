import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PlacedInProps {
  /** The id of a place that a layout keeps free. */
  place: string;
  children: ReactNode;
}

/** Draws something in a place of the layout. Where no layout has it, it stands where it is written. */
export function PlacedIn({ place, children }: PlacedInProps) {
  const [element, setElement] = useState<HTMLElement | null>();
  // The layout may be drawn together with the screen, so its place is looked for when both are there.
  useLayoutEffect(() => setElement(document.getElementById(place)), [place]);
  if (element === undefined) return null;
  return element ? createPortal(children, element) : children;
}
