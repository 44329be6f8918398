import { Box, Card, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface SettingsGroupProps {
  /** The anchor of links to the section. */
  id: string;
  title: string;
  description: string;
  children: ReactNode;
}

/** A group of settings: title and description on the left, content on the right. */
export function SettingsGroup({ id, title, description, children }: SettingsGroupProps) {
  const headingId = `${id}-heading`;
  return (
    <Card component="section" id={id} aria-labelledby={headingId} sx={frame}>
      <div>
        {/* Can receive the focus when the focused element has been removed. */}
        <Typography id={headingId} variant="h4" component="h3" tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {description}
        </Typography>
      </div>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Card>
  );
}

const frame = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 5fr)' },
  p: { xs: 2, sm: 3 },
};
