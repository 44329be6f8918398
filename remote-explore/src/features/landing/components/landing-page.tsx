import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Container } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

/** The frame of a landing: its parts below each other. */
export function LandingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container maxWidth="xl" sx={frame}>
      <title>{`${title} | ${PRODUCT_NAME}`}</title>
      {children}
    </Container>
  );
}

const frame = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  pb: { xs: 5, md: 8 },
  '& > *': { minWidth: 0 },
} as const;
