import { useMediaQuery } from '@sopaan/ui/core';
import { useKeenSlider } from 'keen-slider/react';
import { useState } from 'react';
import { useSlidesInView } from './use-slides-in-view';

export const SLIDE_MS = 900;

/** The slider of a carousel: its current index, its last index, and a function to move it. */
export function useCardSlider(count: number) {
  const inView = useSlidesInView();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [requestedIndex, setIndex] = useState(0);
  const last = Math.max(0, count - inView);
  const index = Math.min(requestedIndex, last);

  const [ref, slider] = useKeenSlider<HTMLUListElement>({
    initial: 0,
    loop: false,
    mode: 'snap',
    rubberband: false,
    selector: ':scope > li',
    drag: last > 0,
    slides: { perView: inView },
    defaultAnimation: { duration: reducedMotion ? 0 : SLIDE_MS },
    // While the carousel moves, the index is already that of the card at which it will stop.
    slideChanged: ({ animator, track }) => setIndex(animator.targetIdx ?? track.details.rel),
    animationEnded: ({ track }) => setIndex(track.details.rel),
  });

  const moveTo = (target: number) => {
    const next = Math.min(Math.max(target, 0), last);
    setIndex(next);
    slider.current?.moveToIdx(next, true, { duration: reducedMotion ? 0 : SLIDE_MS });
  };

  return { ref, index, inView, last, moveTo };
}
