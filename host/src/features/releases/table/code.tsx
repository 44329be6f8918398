import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

/** An identifier of the registry: a release, set or commit. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Box component="code" sx={{ fontSize: '0.875em', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
