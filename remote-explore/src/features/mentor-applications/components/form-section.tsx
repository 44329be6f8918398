import { Box, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled group of fields, in two columns on wide screens. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
