import { Alert, Box } from '@sopaan/ui/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface ErrorAlertProps {
  title: string;
  /** Empty when there is no error. */
  message: string;
  /** Actions below the message. */
  children?: ReactNode;
}

/** Shows an error message, which receives the focus when it appears. */
export function ErrorAlert({ title, message, children }: ErrorAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  return (
    <Box ref={box} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
      {message && (
        <Alert severity="error" title={title}>
          {message}
          {children}
        </Alert>
      )}
    </Box>
  );
}
