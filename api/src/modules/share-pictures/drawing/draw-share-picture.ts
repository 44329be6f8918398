import { PRODUCT_NAME } from '@sopaan/contract/version';
import { SHARE_PICTURE_SIZE } from '@sopaan/schemas/pages/share-picture';
import type { OverlayOptions } from 'sharp';
import { loadSharp } from '../../../files/image/image';
import { truncate } from '../../../html/plain-text';
import type { SharePictureContent } from '../share-picture-content';
import { textLayer } from './text-layer';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const MARGIN = 72;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
/** The vertical middle of the first line, with the name of the site and the kind of page, and of the last one, with the facts. */
const FIRST_LINE_MIDDLE = 88;
const LAST_LINE_MIDDLE = 548;

/** The largest of these with which the title has room is used. */
const TITLE_SIZES = [88, 76, 64, 54, 46, 38];
/** The size of a title that has no room with any of them. */
const LONG_TITLE_SIZE = 30;
const TITLE_TOP = 176;
const TITLE_MAX_HEIGHT = 216;
const TITLE_MAX_LENGTH = 110;

const WHITE = '#ffffff';
const PALE = '#a9e3e9';
const ACCENT = '#f2a33a';
/** The colours of the four corners. */
const BACKGROUND = Buffer.from([11, 85, 99, 7, 62, 73, 7, 58, 68, 4, 36, 43]);

/** The steps of the logo: left, top and height in a square of 24. */
const STEPS = [
  [2, 18, 4],
  [8, 13, 9],
  [14, 8, 14],
  [20, 2, 20],
] as const;
const LOGO_SCALE = 2;

/** Draws a picture as PNG, in the threads of the image library. */
export async function drawSharePicture(content: SharePictureContent): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(BACKGROUND, { raw: { width: 2, height: 2, channels: 3 } })
    .resize({ width: WIDTH, height: HEIGHT, fit: 'fill', kernel: 'linear' })
    .composite([...logoLayers(), ...(await textLayers(content))])
    .png()
    .toBuffer();
}

async function textLayers({
  kindName,
  title,
  subtitle,
  facts,
}: SharePictureContent): Promise<OverlayOptions[]> {
  const name = await line(PRODUCT_NAME, { size: 44, colour: WHITE });
  const kind = await line(kindName, { size: 34, colour: ACCENT });
  const titleText = await fittingTitle(title);
  const subtitleText = await line(subtitle, { size: 40, colour: PALE });
  const factsText = await line(facts.join('  ·  '), { size: 36, colour: WHITE });
  const subtitleTop = TITLE_TOP + (titleText?.height ?? 0) + 30;
  return [
    name && {
      input: name.png,
      // To the right of the logo.
      left: MARGIN + 68,
      top: FIRST_LINE_MIDDLE - Math.round(name.height / 2),
    },
    kind && {
      input: kind.png,
      left: WIDTH - MARGIN - kind.width,
      top: FIRST_LINE_MIDDLE - Math.round(kind.height / 2),
    },
    titleText && { input: titleText.png, left: MARGIN, top: TITLE_TOP },
    subtitleText && { input: subtitleText.png, left: MARGIN, top: subtitleTop },
    factsText && {
      input: factsText.png,
      left: MARGIN,
      top: LAST_LINE_MIDDLE - Math.round(factsText.height / 2),
    },
  ].filter((layer) => layer !== undefined);
}

function logoLayers(): OverlayOptions[] {
  const steps = STEPS.map(([left, top, height], index) =>
    rectangle({
      // The first step begins at the margin.
      left: MARGIN + (left - STEPS[0][0]) * LOGO_SCALE,
      top: 64 + top * LOGO_SCALE,
      width: 5 * LOGO_SCALE,
      height: height * LOGO_SCALE,
      alpha: 0.4 + index * 0.2,
    }),
  );
  return [
    ...steps,
    // The line above the facts.
    rectangle({ left: MARGIN, top: 482, width: TEXT_WIDTH, height: 2, alpha: 0.3 }),
  ];
}

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
  alpha: number;
}

function rectangle({ left, top, width, height, alpha }: Rectangle): OverlayOptions {
  const background = { r: 255, g: 255, b: 255, alpha };
  return { input: { create: { width, height, channels: 4, background } }, left, top };
}

const line = (text: string, style: { size: number; colour: string }) =>
  textLayer(text, { ...style, maxWidth: TEXT_WIDTH });

async function fittingTitle(title: string) {
  const text = truncate(title, TITLE_MAX_LENGTH);
  for (const size of TITLE_SIZES) {
    const layer = await textLayer(text, { size, colour: WHITE, wrapWidth: TEXT_WIDTH });
    if (!layer || layer.height <= TITLE_MAX_HEIGHT) return layer;
  }
  return textLayer(text, { size: LONG_TITLE_SIZE, colour: WHITE, wrapWidth: TEXT_WIDTH });
}
