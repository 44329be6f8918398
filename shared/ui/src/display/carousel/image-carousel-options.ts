export interface ImageCarouselOptions {
  /** Duration of one move in milliseconds. */
  speed: number;
  /** Milliseconds between two moves; `false` turns autoplay off. */
  autoplay: number | false;
  infinite: boolean;
  /** A swipe over one part in `touchThreshold` of the width moves to the next slide. */
  touchThreshold: number;
  /** Debounce of the layout after a resize, in milliseconds. */
  resizeDebounce: number;
  /** The number of visible slides, by minimum window width. */
  inView: Readonly<Record<number, number>>;
  centred: boolean;
}

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
  const matching = Object.entries(inView)
    .filter(([minWidth]) => Number(minWidth) <= width)
    .sort(([a], [b]) => Number(a) - Number(b));
  return matching.at(-1)?.[1] ?? 1;
}
