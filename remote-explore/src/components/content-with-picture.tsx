import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface ContentWithPictureProps {
  picture: ReactNode;
  /** Leaves the picture out on phones, where what follows is more useful. */
  isPictureDecorative?: boolean;
  children: ReactNode;
}

/** The content with a picture beside it, or below it on a narrow screen. It is not printed. */
export function ContentWithPicture({
  picture,
  isPictureDecorative = false,
  children,
}: ContentWithPictureProps) {
  return (
    <Box sx={layout}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Box
        sx={[frame, isPictureDecorative && { display: { xs: 'none', sm: 'block' } }, screenOnly]}
      >
        {picture}
      </Box>
    </Box>
  );
}

const frame = {
  borderRadius: '24px',
  overflow: 'hidden',
} as const;

const screenOnly = { '@media print': { display: 'none' } } as const;

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 0.7fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
