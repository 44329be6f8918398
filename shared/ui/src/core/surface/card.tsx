import Paper, { type PaperProps } from '@mui/material/Paper';

/** A surface with a hairline border. */
export function Card({ sx, ...rest }: PaperProps) {
  return (
    <Paper
      variant="outlined"
      {...rest}
      sx={[{ borderRadius: '16px', overflow: 'hidden' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
