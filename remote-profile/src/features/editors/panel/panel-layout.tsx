import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface ChildrenProps {
  children: ReactNode;
}

/** The part of the panel that scrolls. */
export function PanelContent({ children }: ChildrenProps) {
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </Box>
    </Box>
  );
}

/** The buttons below, which stay in view. */
export function PanelActions({ children }: ChildrenProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
