import { Box, Icon, type IconName } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

/** A small line with an icon, such as a location, a date or a number. */
export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </Box>
  );
}
