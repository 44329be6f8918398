export interface ImageCarouselOptions {
  /** Milliseconds that one move takes. */
  speed: number;
  /** Milliseconds between two moves; `false` stands still. */
  autoplay: number | false;
  infinite: boolean;
  /** A swipe over this fraction of the width (one fifth) turns to the next slide. */
  touchThreshold: number;
  /** Milliseconds that the window must keep its size before slides are laid out again. */
  resizeDebounce: number;
  /** Slides beside each other, by the smallest window width that they need. */
  inView: Readonly<Record<number, number>>;
  centred: boolean;
}

/** What holds without options. */
export const imageCarouselDefaults: ImageCarouselOptions = {
  speed: 500,
  autoplay: 3000,
  infinite: true,
  touchThreshold: 5,
  resizeDebounce: 50,
  inView: { 0: 1 },
  centred: false,
};

export function slidesInView(inView: ImageCarouselOptions['inView'], width: number): number {
  const fitting = Object.entries(inView)
    .filter(([smallest]) => Number(smallest) <= width)
    .sort(([a], [b]) => Number(a) - Number(b));
  return fitting.at(-1)?.[1] ?? 1;
}
