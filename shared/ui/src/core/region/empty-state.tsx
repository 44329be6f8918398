import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';

interface EmptyStateProps {
  /** What is missing, for example `No cards available`. */
  title: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  /** Links or buttons for the next step. */
  action?: ReactNode;
  minHeight?: number | string;
}

/** The empty state of a region. */
export function EmptyState({
  title,
  description,
  icon = 'layers',
  action,
  minHeight,
}: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        textAlign: 'center',
        p: 4,
        minHeight,
        border: '1px dashed',
        borderColor: 'text.disabled',
        borderRadius: '16px',
      }}
    >
      <Icon name={icon} size={32} sx={{ color: 'text.secondary' }} />
      <Typography variant="h5" component="p">
        {title}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ maxWidth: '48ch' }}>
          {description}
        </Typography>
      )}
      {action && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
