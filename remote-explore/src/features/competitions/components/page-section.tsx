import { Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface PageSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A section with a tab. The tab scrolls it to 100 px below the top, where header and tabs still cover its first pixels;
 * the padding keeps the heading visible.
 */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ pt: 5, outline: 'none', '@media print': { pt: 2 } }}
    >
      <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
