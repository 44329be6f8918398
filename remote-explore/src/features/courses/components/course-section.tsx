import { Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface CourseSectionProps {
  id: string;
  title: string;
  /** Leaves the section out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section with an entry in the page's index. */
export function CourseSection({ id, title, screenOnly, children }: CourseSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        pt: { xs: 6, lg: 2 },
        pb: { xs: 0, lg: 3 },
        outline: 'none',
        '@media print': { pt: 2, pb: 0, ...(screenOnly && { display: 'none' }) },
      }}
    >
      <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
