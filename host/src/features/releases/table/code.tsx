import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

/** A name of the registry: a release, a set, a commit. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Box component="code" sx={{ fontSize: '0.875em', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
