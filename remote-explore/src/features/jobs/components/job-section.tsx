import { Box, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

/** A titled part of a job's page. */
export function JobSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 5 } }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
