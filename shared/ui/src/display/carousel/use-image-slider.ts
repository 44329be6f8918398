import { useMediaQuery } from '@sopaan/ui/core';
import { useKeenSlider } from 'keen-slider/react';
import { useEffect, useRef, useState } from 'react';
import { slidesInView, type ImageCarouselOptions } from './image-carousel-options';
import { useWindowWidth } from './use-window-width';

/** The slider of an image carousel: its current slide, its autoplay, and a function to move it. */
export function useImageSlider(count: number, options: ImageCarouselOptions) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const inView = Math.min(
    count,
    slidesInView(options.inView, useWindowWidth(options.resizeDebounce)),
  );
  const isMovable = count > inView;
  const loop = options.infinite && isMovable;
  const [index, setIndex] = useState(0);
  const [playingChoice, setPlaying] = useState<boolean>();
  const [isInteracting, setIsInteracting] = useState(false);
  const dragFrom = useRef({ position: 0, abs: 0 });
  const speed = reducedMotion ? 0 : options.speed;

  const [ref, slider] = useKeenSlider<HTMLDivElement>({
    loop,
    drag: isMovable,
    selector: ':scope > *',
    slides: { perView: inView, origin: options.centred ? 'center' : 'auto' },
    defaultAnimation: { duration: speed },
    slideChanged: ({ track }) => setIndex(track.details.rel),
    dragStarted: ({ track }) => {
      dragFrom.current = { position: track.details.position, abs: track.details.abs };
    },
    dragEnded: (current) => {
      const moved = current.track.details.position - dragFrom.current.position;
      const isSwipe = Math.abs(moved) >= 1 / options.touchThreshold;
      // At least one slide.
      const slides = Math.round(moved * inView) || Math.sign(moved);
      current.moveToIdx(dragFrom.current.abs + (isSwipe ? slides : 0), true, { duration: speed });
    },
  });

  const last = loop ? count - 1 : count - inView;
  const move = (by: 1 | -1) => {
    const next = index + by;
    setIndex(loop ? (next + count) % count : Math.min(Math.max(next, 0), last));
    if (by === 1) slider.current?.next();
    else slider.current?.prev();
  };

  const playing = (playingChoice ?? !reducedMotion) && options.autoplay !== false && isMovable;
  const isAutoplaying = playing && !isInteracting && (loop || index < last);
  const { autoplay } = options;
  useEffect(() => {
    if (!isAutoplaying || autoplay === false) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) slider.current?.next();
    }, autoplay);
    return () => window.clearInterval(timer);
    // After each move, whoever made it, the time starts again.
  }, [isAutoplaying, autoplay, slider, index]);

  const isInView = (slide: number) => {
    const first = options.centred ? index - Math.floor(inView / 2) : index;
    return (slide - first + count) % count < inView;
  };

  return {
    ref,
    index,
    isMovable,
    loop,
    last,
    move,
    playing,
    setPlaying,
    setIsInteracting,
    isInView,
    inView,
  };
}
