import type { Crop } from '@sopaan/schemas/profile/pictures';

/** Which part of a picture is shown. */
export interface View {
  /** 1 shows the largest part that has the proportions of the area. */
  zoom: number;
  /** The position of the part, from 0 (left, top) to 1. */
  x: number;
  y: number;
}

export const START: View = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

/** The visible part of a picture, in fractions of it. Both ratios are width divided by height. */
export function visibleCrop({ zoom, x, y }: View, pictureRatio: number, ratio: number): Crop {
  const width = Math.min(1, ratio / pictureRatio) / zoom;
  const height = Math.min(1, pictureRatio / ratio) / zoom;
  return { width, height, left: x * (1 - width), top: y * (1 - height) };
}

/** The view after dragging the picture by fractions of the area's width and height. */
export function drag(view: View, crop: Crop, by: { x: number; y: number }): View {
  return {
    ...view,
    x: moved(view.x, by.x * crop.width, 1 - crop.width),
    y: moved(view.y, by.y * crop.height, 1 - crop.height),
  };
}

/** Dragging to the right shows what is further left. A picture that is shown completely does not move. */
function moved(position: number, distance: number, room: number): number {
  return room > 0 ? Math.min(1, Math.max(0, position - distance / room)) : position;
}
