import { Box, useTheme } from '@sopaan/ui/core';
import { pick } from './hash';
import { darkInks, lightInks } from './inks';
import { objects, type PictureKind } from './objects';
import { Scene } from './scene';

export interface GeneratedPictureProps {
  /** The same id always gives the same picture. */
  id: string;
  kind: PictureKind;
  /** Width divided by height. */
  ratio?: number;
  /** What it shows where it is more than decoration. */
  label?: string;
}

/** A picture drawn by code for what has no photograph. */
export function GeneratedPicture({ id, kind, ratio = 16 / 9, label }: GeneratedPictureProps) {
  const dark = useTheme().palette.mode === 'dark';
  const inks = pick(dark ? darkInks : lightInks, id, kind);
  return (
    <Box
      component="svg"
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={{ display: 'block', width: '100%', aspectRatio: String(ratio) }}
    >
      <Scene id={id} inks={inks} />
      <g transform="translate(80 47)">{objects[kind](inks)}</g>
    </Box>
  );
}
