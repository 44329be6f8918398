import { Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface PageSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A section that the tabs lead to. A tab scrolls it to 100 px below the top, where header and tabs still cover it: the
 * padding keeps its heading clear of them.
 */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ pt: 5, outline: 'none' }}
    >
      <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
