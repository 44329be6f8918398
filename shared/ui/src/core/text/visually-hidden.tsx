import Box, { type BoxProps } from '@mui/material/Box';

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...rest }: Omit<BoxProps, 'sx'>) {
  return (
    <Box component="span" {...rest} sx={visuallyHidden}>
      {children}
    </Box>
  );
}
