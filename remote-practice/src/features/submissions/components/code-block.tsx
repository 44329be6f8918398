import { Box, Typography } from '@sopaan/ui/core';
import { CodeText } from '../../../styles/code-text';

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
      <CodeText tabIndex={0} role="group" aria-label={name} sx={{ maxHeight: '24rem' }}>
        {text || '(empty)'}
      </CodeText>
    </Box>
  );
}
