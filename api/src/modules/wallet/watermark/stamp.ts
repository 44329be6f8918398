import { loadSharp } from '../../../files/image/image';
import { textImage } from '../../../files/image/text-image';
import type { Size } from './stamp-layout';

/** A watermark's text as a transparent picture. */
export interface Stamp extends Size {
  png: Buffer;
}

const FONT_SIZE = 64;
/** Pixels around the text, for its halo. */
const PADDING = 10;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Dark letters with a light halo, so that they are seen on white and on black, both translucent. */
export async function renderStamp(text: string): Promise<Stamp> {
  const sharp = await loadSharp();
  const draw = async (colour: string, alphaPercent: number) => {
    const image = await textImage(text, { size: FONT_SIZE, colour, alpha: alphaPercent });
    return image
      .extend({
        top: PADDING,
        bottom: PADDING,
        left: PADDING,
        right: PADDING,
        background: TRANSPARENT,
      })
      .png()
      .toBuffer();
  };
  const halo = await draw('#fff', 70);
  const letters = await draw('#222', 36);
  const { data, info } = await sharp(await sharp(halo).blur(3).png().toBuffer())
    .composite([{ input: letters }])
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
