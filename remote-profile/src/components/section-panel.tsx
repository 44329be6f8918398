import { Box, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

interface SectionPanelProps {
  title: string;
  /** A link or text at the end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a section. */
export function SectionPanel({ title, aside, children }: SectionPanelProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography id={id} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
