import { loadSharp } from '../../../files/image/image';
import { textImage } from '../../../files/image/text-image';

interface LayerStyle {
  /** Pixels. */
  size: number;
  colour: string;
  /** A line that is wider is made smaller. */
  maxWidth?: number;
  /** The width at which lines break. */
  wrapWidth?: number;
}

/** Anything but control characters, spaces and the letters that are blank. The library draws no image without it. */
const VISIBLE = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A text as PNG with its size in pixels. Undefined for a text of which nothing can be seen. */
export async function textLayer(text: string, { size, colour, maxWidth, wrapWidth }: LayerStyle) {
  if (!VISIBLE.test(text)) return undefined;
  const image = await textImage(text, {
    size,
    colour,
    ...(wrapWidth !== undefined && { width: wrapWidth }),
  });
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  if (maxWidth === undefined || info.width <= maxWidth) {
    return { png: data, width: info.width, height: info.height };
  }
  const sharp = await loadSharp();
  const smaller = await sharp(data)
    .resize({ width: maxWidth })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: smaller.data, width: smaller.info.width, height: smaller.info.height };
}
