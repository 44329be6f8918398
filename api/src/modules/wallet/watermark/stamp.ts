import { createRequire } from 'node:module';
import { loadSharp } from '../../../files/image/image';
import type { Size } from './stamp-layout';

/** A watermark's text as a transparent picture. */
export interface Stamp extends Size {
  png: Buffer;
}

/** Both scripts of the site in one file. Part of the package, because a server may have no fonts. */
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
);
const FONT = 'Mukta SemiBold 64';
/** Pixels around the text, for its halo. */
const PADDING = 10;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Dark letters with a light halo, so that they are seen on white and on black, both translucent. */
export async function renderStamp(text: string): Promise<Stamp> {
  const sharp = await loadSharp();
  const draw = (colour: string, alpha: number) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" alpha="${alpha}%">${escapeMarkup(text)}</span>`,
        font: FONT,
        fontfile: FONT_FILE,
        dpi: 72,
        rgba: true,
      },
    }).extend({
      top: PADDING,
      bottom: PADDING,
      left: PADDING,
      right: PADDING,
      background: TRANSPARENT,
    });
  const halo = await draw('#fff', 70).png().toBuffer();
  const letters = await draw('#222', 36).png().toBuffer();
  const { data, info } = await sharp(await sharp(halo).blur(3).png().toBuffer())
    .composite([{ input: letters }])
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Pango reads its input as markup. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
