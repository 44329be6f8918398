import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PlacedInProps {
  /** The id of a slot element of the layout. */
  place: string;
  children: ReactNode;
}

/** Renders its children into a slot of the layout. Without that slot they are rendered in place. */
export function PlacedIn({ place, children }: PlacedInProps) {
  const [element, setElement] = useState<HTMLElement | null>();
  // The layout may mount together with the screen, so the slot is looked up after the commit.
  useLayoutEffect(() => setElement(document.getElementById(place)), [place]);
  if (element === undefined) return null;
  return element ? createPortal(children, element) : children;
}
