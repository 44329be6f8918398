import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon';

interface FailedStateProps {
  /** What failed, for example `Courses could not be loaded`. */
  title: ReactNode;
  /** Why it failed. */
  description?: ReactNode;
  /** Identifies the failure for support. */
  referenceId?: string | null;
  onRetry?: () => unknown;
  /** A further action next to Try again. */
  action?: ReactNode;
  minHeight?: number | string;
  level?: 'h1' | 'h2' | 'h3';
}

/** The error state of a part of a page, such as a list. The button to try again keeps the focus. */
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
  const [isRetrying, setIsRetrying] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const retry = async () => {
    setIsRetrying(true);
    try {
      await onRetry?.();
    } finally {
      if (isMounted.current) {
        setIsRetrying(false);
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
            aria-disabled={isRetrying}
            onClick={() => {
              if (!isRetrying) void retry();
            }}
            startIcon={<Icon name="refresh" />}
          >
            {isRetrying ? 'Trying…' : 'Try again'}
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
