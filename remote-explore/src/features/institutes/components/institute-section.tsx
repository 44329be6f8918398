import { Box, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

interface InstituteSectionProps {
  title: string;
  children: ReactNode;
}

export function InstituteSection({ title, children }: InstituteSectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
