import { Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  description: string;
  /** Filters and buttons. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The content of a tab of the console. */
export function Panel({ title, description, tools, children }: PanelProps) {
  return (
    <>
      <Box sx={head}>
        <Box sx={{ maxWidth: '64ch' }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {description}
          </Typography>
        </Box>
        {tools && <Box sx={toolbar}>{tools}</Box>}
      </Box>
      {children}
    </>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2.5,
};

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
  '& > *': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
};
