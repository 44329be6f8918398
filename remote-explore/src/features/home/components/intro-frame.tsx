import { Box, Container } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface IntroFrameProps {
  /** The id of the heading. */
  labelledBy?: string;
  children: ReactNode;
}

/** The frame of the first section of the page. While its content loads, it is at least as high as the hero. */
export function IntroFrame({ labelledBy, children }: IntroFrameProps) {
  return (
    <Box component="section" aria-labelledby={labelledBy} sx={{ bgcolor: 'background.paper' }}>
      <Container maxWidth="xl" sx={frame}>
        {children}
      </Container>
    </Box>
  );
}

const frame = {
  display: 'grid',
  // On a phone the heading stays at the top, whatever the height of the content.
  alignItems: { xs: 'start', md: 'center' },
  minHeight: { xs: '50rem', md: '31rem' },
  py: { xs: 4, md: 7 },
} as const;
