import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';

interface EmptyStateProps {
  /** The sentence that the specification gives, for example `No cards available`. */
  title: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  /** The way on: a link or a button. */
  action?: ReactNode;
  minHeight?: number | string;
}

/** A region that has nothing to show, with a way on where there is one. */
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
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
