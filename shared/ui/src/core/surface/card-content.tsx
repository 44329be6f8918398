import Box, { type BoxProps } from '@mui/material/Box';

/** The padded content of a card. */
export function CardContent({ sx, ...rest }: BoxProps) {
  return <Box {...rest} sx={[{ p: { xs: 2, sm: 3 } }, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
