import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface PictureBesideProps {
  picture: ReactNode;
  children: ReactNode;
}

/** A picture beside the content, or below it on a narrow screen. */
export function PictureBeside({ picture, children }: PictureBesideProps) {
  return (
    <Box sx={layout}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Box sx={{ borderRadius: '24px', overflow: 'hidden' }}>{picture}</Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 0.7fr)' },
} as const;
