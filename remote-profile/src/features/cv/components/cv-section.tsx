import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface CvSectionProps {
  title: string;
  children: ReactNode;
}

export function CvSection({ title, children }: CvSectionProps) {
  return (
    <Box component="section" sx={{ mt: '1.4em' }}>
      <Box
        component="h2"
        sx={{
          '&&': { fontSize: '1.1em', mb: '0.5em' },
          fontWeight: 700,
          letterSpacing: '0.04em',
          color: '#17426b',
          borderBottom: '1px solid #b9c6d3',
          pb: '0.15em',
          breakAfter: 'avoid',
        }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
