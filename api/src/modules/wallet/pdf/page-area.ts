import type { PDFPage } from '@cantoo/pdf-lib';
import type { Size } from '../watermark/stamp-layout';

interface Box extends Size {
  x: number;
  y: number;
}

/** The area of the page that a viewer shows: the visible box, rotated. */
export interface PageArea {
  /** Width and height as a viewer shows them: a quarter turn swaps them. */
  size: Size;
  /**
   * The six numbers of a `cm` operator. It maps the area as a viewer shows it, with the origin at the bottom left, to the coordinates of
   * the page.
   */
  matrix: readonly [number, number, number, number, number, number];
}

/** A page without a usable size shows nothing. */
export function readPageArea(page: PDFPage): PageArea | undefined {
  const { x, y, width, height } = visibleBox(page.getMediaBox(), page.getCropBox());
  if (!(width > 0 && height > 0)) return undefined;
  const turned = { width: height, height: width };
  // Degrees clockwise; a file may also have -90 or 450.
  switch ((((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360) {
    case 90:
      return { size: turned, matrix: [0, 1, -1, 0, x + width, y] };
    case 180:
      return { size: { width, height }, matrix: [-1, 0, 0, -1, x + width, y + height] };
    case 270:
      return { size: turned, matrix: [0, -1, 1, 0, x, y + height] };
    default:
      return { size: { width, height }, matrix: [1, 0, 0, 1, x, y] };
  }
}

/** Viewers show the crop box as far as it is within the media box. */
function visibleBox(media: Box, crop: Box): Box {
  const x = Math.max(media.x, crop.x);
  const y = Math.max(media.y, crop.y);
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : media;
}
