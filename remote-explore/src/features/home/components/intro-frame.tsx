import { Box, Container } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface IntroFrameProps {
  /** The id of the heading. */
  labelledBy?: string;
  children: ReactNode;
}

/** What the page begins with. It is as high for members as for guests, so that what follows stays in its place. */
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
  alignItems: 'center',
  minHeight: { xs: '50rem', md: '31rem' },
  py: { xs: 4, md: 7 },
} as const;
