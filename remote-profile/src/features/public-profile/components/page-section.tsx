import { Card, CardContent, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ '@media print': { border: 0, overflow: 'visible' } }}
    >
      <CardContent>
        <Typography id={headingId} variant="h4" component="h2" sx={{ mb: 2, breakAfter: 'avoid' }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
