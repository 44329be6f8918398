import type { ReactNode } from 'react';
import { Carousel } from './carousel';

/** What holds without options. */
export const IMAGE_CAROUSEL_DEFAULTS = {
  speed: 500,
  autoplay: 3000,
  infinite: true,
  touchThreshold: 5,
  resizeDebounce: 50,
} as const;

export interface ImageCarouselProps {
  label: string;
  slides: ReadonlyArray<{ key: string; content: ReactNode }>;
  speed?: number;
  /** Milliseconds between two slides; `false` stands still. */
  autoplay?: number | false;
  infinite?: boolean;
  touchThreshold?: number;
  resizeDebounce?: number;
  /** Slides beside each other, by the smallest window width. */
  inView?: Readonly<Record<number, number>>;
  centred?: boolean;
}

export function ImageCarousel({ label, slides }: ImageCarouselProps) {
  return <Carousel heading={label} items={slides} />;
}
