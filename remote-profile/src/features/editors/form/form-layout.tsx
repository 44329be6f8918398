import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface ChildrenProps {
  children: ReactNode;
}

/** Fields in two columns, on phones in one. */
export function FieldGrid({ children }: ChildrenProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

/** A field over the whole width of the grid. */
export function WideField({ children }: ChildrenProps) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}
