import { Box, Container } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface IntroFrameProps {
  /** The id of the heading. */
  labelledBy?: string;
  children: ReactNode;
}

/** What the page begins with. For members it takes at least the height of the hero while its content is loaded. */
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
