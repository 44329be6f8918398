import { Box, Card, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

interface ResumeCardProps {
  title: string;
  description: string;
  children: ReactNode;
}

export function ResumeCard({ title, description, children }: ResumeCardProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: { xs: 2, sm: 3 } }}
    >
      <Box>
        <Typography id={headingId} variant="h4" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {description}
        </Typography>
      </Box>
      {children}
    </Card>
  );
}
