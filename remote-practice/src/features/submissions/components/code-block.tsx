import { Box, styled, Typography } from '@sopaan/ui/core';

interface CodeBlockProps {
  name: string;
  text: string;
}

/** Code or output with a label. */
export function CodeBlock({ name, text }: CodeBlockProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Pre tabIndex={0} role="group" aria-label={name}>
        {text || '(empty)'}
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
