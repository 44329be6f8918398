import { Container, PageTitle } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

/** The layout of a landing page: its sections in one column. */
export function LandingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container maxWidth="xl" sx={layout}>
      <PageTitle title={title} />
      {children}
    </Container>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  pb: { xs: 5, md: 8 },
  '& > *': { minWidth: 0 },
} as const;
