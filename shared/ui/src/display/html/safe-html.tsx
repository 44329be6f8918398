import { Box, type SxProps, type Theme } from '@sopaan/ui/core';
import { useMemo } from 'react';
import { READING_WIDTH } from '../../detail-layout/reading-width';
import { htmlToNodes } from './sanitize-html';

interface SafeHtmlProps {
  html: string | null | undefined;
  /** Keeps only inline elements, for headings and sentences. */
  inline?: boolean;
  sx?: SxProps<Theme>;
}

/** Renders sanitised user-supplied HTML. */
export function SafeHtml({ html, inline = false, sx }: SafeHtmlProps) {
  const nodes = useMemo(() => htmlToNodes(html ?? '', inline), [html, inline]);
  if (inline) return <>{nodes}</>;
  return (
    <Box
      sx={[
        {
          maxWidth: READING_WIDTH,
          '@media print': { maxWidth: 'none' },
          '& > :first-of-type': { mt: 0 },
          '& > :last-child': { mb: 0 },
          '& ul, & ol': { pl: 3 },
          '& li': { mb: 0.5 },
          '& code': { fontSize: '0.9em' },
          '& pre': { overflowX: 'auto', p: 2, borderRadius: '12px', bgcolor: 'action.hover' },
          '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
          '& th, & td': { p: 1, border: '1px solid', borderColor: 'divider', textAlign: 'left' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {nodes}
    </Box>
  );
}
