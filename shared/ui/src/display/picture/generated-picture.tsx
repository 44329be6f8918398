import { Box, useTheme } from '@sopaan/ui/core';
import { pick } from './hash';
import { darkPalettes, lightPalettes } from './picture-palettes';
import type { PictureKind } from './objects';
import { Scene } from './scene';
import { useDrawing } from './use-drawing';

export interface GeneratedPictureProps {
  /** The same id always gives the same picture. */
  id: string;
  kind: PictureKind;
  /** A text that names the subject, such as a title: the picture shows that subject instead of the kind. */
  topic?: string | undefined;
  /** Width divided by height. */
  ratio?: number;
  /** The accessible name, where the picture is not decorative. */
  label?: string;
}

/** A generated SVG picture for items without an image. */
export function GeneratedPicture({
  id,
  kind,
  topic,
  ratio = 16 / 9,
  label,
}: GeneratedPictureProps) {
  const isDark = useTheme().palette.mode === 'dark';
  const palette = pick(isDark ? darkPalettes : lightPalettes, id, kind);
  const { ref, drawing } = useDrawing(kind, topic);
  return (
    <Box
      component="svg"
      ref={ref}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={{ display: 'block', width: '100%', aspectRatio: String(ratio) }}
    >
      <Scene id={id} palette={palette} />
      <g transform="translate(80 45)">{drawing?.(palette)}</g>
    </Box>
  );
}
