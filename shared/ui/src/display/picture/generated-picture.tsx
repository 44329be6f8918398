import { Box, useTheme } from '@sopaan/ui/core';
import { pick } from './hash';
import { darkPalettes, lightPalettes } from './picture-palettes';
import { objects, type PictureKind } from './objects';
import { Scene } from './scene';

export interface GeneratedPictureProps {
  /** The same id always gives the same picture. */
  id: string;
  kind: PictureKind;
  /** Width divided by height. */
  ratio?: number;
  /** The accessible name, where the picture is not decorative. */
  label?: string;
}

/** A generated SVG picture for items without an image. */
export function GeneratedPicture({ id, kind, ratio = 16 / 9, label }: GeneratedPictureProps) {
  const isDark = useTheme().palette.mode === 'dark';
  const palette = pick(isDark ? darkPalettes : lightPalettes, id, kind);
  return (
    <Box
      component="svg"
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={{ display: 'block', width: '100%', aspectRatio: String(ratio) }}
    >
      <Scene id={id} palette={palette} />
      <g transform="translate(80 47)">{objects[kind](palette)}</g>
    </Box>
  );
}
