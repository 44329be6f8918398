import { Box, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

/** A section of the page with its heading. */
export function FestivalSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
