import { createRequire } from 'node:module';
import { loadSharp } from './image';

/** Both scripts of the site in one file. Part of the package, because a server may have no fonts. */
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
);

interface TextStyle {
  /** Pixels. */
  size: number;
  /** Such as `#fff`. */
  colour: string;
  /** Percent. */
  alpha?: number;
  /** The width at which lines break, in pixels; without it there is one line. */
  width?: number;
}

/** Text as a transparent image that is as large as its letters. The library joins the letters of Devanagari as the script requires. */
export async function textImage(text: string, { size, colour, alpha = 100, width }: TextStyle) {
  const sharp = await loadSharp();
  return sharp({
    text: {
      text: `<span foreground="${colour}" alpha="${alpha}%">${escapeMarkup(text)}</span>`,
      font: `Mukta SemiBold ${size}`,
      fontfile: FONT_FILE,
      dpi: 72,
      rgba: true,
      ...(width !== undefined && { width, wrap: 'word-char' }),
    },
  });
}

/** Pango reads its input as markup. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
