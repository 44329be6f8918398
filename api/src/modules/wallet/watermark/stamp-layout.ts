/** Points of a page or pixels of a picture. */
export interface Size {
  width: number;
  height: number;
}

export interface StampLayout {
  /** Counterclockwise from the horizontal, in radians. */
  angle: number;
  /** The size of one stamp before it is rotated. */
  size: Size;
  /** Measured from the bottom left. */
  centers: ReadonlyArray<{ x: number; y: number }>;
}

/** The share of its quarter that a stamp fills. */
const FILL = 0.92;
const QUARTERS = [0.25, 0.75];

/** One stamp in each quarter of the page, along its diagonal and completely within it, whatever the shapes of both. */
export function layOutStamps(page: Size, stamp: Size): StampLayout {
  const diagonal = Math.hypot(page.width, page.height) / 2;
  const ratio = stamp.height / stamp.width;
  const slope = page.height / page.width;
  // The corners of the rotated stamp reach the sides of the quarter at this width.
  const width = (FILL * diagonal) / (1 + ratio * Math.max(slope, 1 / slope));
  return {
    angle: Math.atan2(page.height, page.width),
    size: { width, height: width * ratio },
    centers: QUARTERS.flatMap((left) =>
      QUARTERS.map((bottom) => ({ x: left * page.width, y: bottom * page.height })),
    ),
  };
}
