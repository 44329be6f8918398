import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon';

interface FailedStateProps {
  /** What failed, for example `Courses could not be loaded`. */
  title: ReactNode;
  /** Why, in plain words. */
  description?: ReactNode;
  /** Names the failure to the support. */
  referenceId?: string | null;
  onRetry?: () => unknown;
  /** Another way on, next to Try again. */
  action?: ReactNode;
  minHeight?: number | string;
  level?: 'h1' | 'h2' | 'h3';
}

/** A region that failed: what failed, why, and a way to try again that keeps the focus. */
export function FailedState({
  title,
  description = 'Something went wrong on our end. Please try again later.',
  referenceId,
  onRetry,
  action,
  minHeight,
  level = 'h2',
}: FailedStateProps) {
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [trying, setTrying] = useState(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const retry = async () => {
    setTrying(true);
    try {
      await onRetry?.();
    } finally {
      if (mounted.current) {
        setTrying(false);
        button.current?.focus();
      }
    }
  };

  return (
    <Box
      role="alert"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        textAlign: 'center',
        p: 4,
        minHeight,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Icon name="alert" size={32} sx={{ color: 'error.main' }} />
      <Typography id={headingId} variant="h5" component={level}>
        {title}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {description}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        {onRetry && (
          <Button
            ref={button}
            variant="contained"
            aria-disabled={trying}
            onClick={() => {
              if (!trying) void retry();
            }}
            startIcon={<Icon name="refresh" />}
          >
            {trying ? 'Trying…' : 'Try again'}
          </Button>
        )}
        {action}
      </Box>
      {referenceId && (
        <Typography variant="caption" color="textSecondary">
          Reference: {referenceId}
        </Typography>
      )}
    </Box>
  );
}
