import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  /** One line above the title. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
  level?: 'h1' | 'h2';
}

/** The heading of a page or of a large section. */
export function PageHeading({
  title,
  eyebrow,
  description,
  actions,
  level = 'h1',
}: PageHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        mb: 3,
      }}
    >
      <Box sx={{ minWidth: 0, maxWidth: '72ch' }}>
        {eyebrow && (
          <Typography variant="overline" component="p" color="secondary">
            {eyebrow}
          </Typography>
        )}
        <Typography variant={level === 'h1' ? 'h2' : 'h3'} component={level}>
          {title}
        </Typography>
        {description && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {description}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
