import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { iconShapes, type IconName } from './icon-shapes';

interface IconProps {
  name: IconName;
  /** Pixels, or a CSS length. By default a little more than the size of the text. */
  size?: number | string;
  /** The accessible name. Without it the icon is decorative. */
  label?: string;
  sx?: SxProps<Theme>;
}

/** An icon in the colour of the surrounding text. */
export function Icon({ name, size = '1.25em', label, sx }: IconProps) {
  const isFilled = name.endsWith('-filled') || name === 'play';
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      // The dots of these icons are as large as their lines are wide.
      strokeWidth={name === 'more' || name === 'list' ? 2.2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={[
        { flex: 'none', display: 'inline-block', verticalAlign: '-0.25em' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <path d={iconShapes[name]} />
    </Box>
  );
}
