import { Box, styled, Typography } from '@sopaan/ui/core';

interface CodeTextProps {
  name: string;
  text: string;
}

/** Code or an output, with its name above. */
export function CodeText({ name, text }: CodeTextProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Pre tabIndex={0} role="group" aria-label={name}>
        {text || '(nothing)'}
      </Pre>
    </Box>
  );
}

const Pre = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  maxHeight: '24rem',
  overflow: 'auto',
  borderRadius: 10,
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  fontSize: '0.875rem',
  backgroundColor: theme.palette.action.hover,
}));
