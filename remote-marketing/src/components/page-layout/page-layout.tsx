import { Container, PageTitle } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface PageLayoutProps {
  /** The title of the browser tab. */
  title: string;
  children: ReactNode;
}

/** The sections of a page, one below the other. */
export function PageLayout({ title, children }: PageLayoutProps) {
  return (
    <Container
      maxWidth="xl"
      sx={{
        display: 'grid',
        gap: { xs: 7, md: 11 },
        pb: { xs: 6, md: 10 },
        '& > *': { minWidth: 0 },
      }}
    >
      <PageTitle title={title} />
      {children}
    </Container>
  );
}
