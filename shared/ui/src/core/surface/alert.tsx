import Box from '@mui/material/Box';
import { alpha, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';

const icons = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } as const;

interface AlertProps {
  severity?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for a pause, `none` is not announced. */
  role?: 'alert' | 'status' | 'none';
  id?: string;
  sx?: SxProps<Theme>;
}

/** A message inside the page. */
export function Alert({ severity = 'info', title, children, action, role, id, sx }: AlertProps) {
  return (
    <Box
      id={id}
      role={role ?? (severity === 'error' ? 'alert' : 'status')}
      sx={[
        (theme) => ({
          display: 'flex',
          gap: 1.5,
          alignItems: 'flex-start',
          p: 2,
          borderRadius: '12px',
          border: `1px solid ${alpha(theme.palette[severity].main, 0.4)}`,
          backgroundColor: alpha(theme.palette[severity].main, 0.08),
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon name={icons[severity]} sx={{ color: `${severity}.main`, mt: '0.15em' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {title && (
          <Typography component="p" variant="subtitle2">
            {title}
          </Typography>
        )}
        {children && (
          <Typography component="div" variant="body2">
            {children}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
