import { Alert, Box } from '@sopaan/ui/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface ProblemBoxProps {
  title: string;
  /** Empty when there is none. */
  problem: string;
  /** The way out. */
  children?: ReactNode;
}

/** What stands in the way. It takes the focus when it comes. */
export function ProblemBox({ title, problem, children }: ProblemBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  return (
    <Box ref={box} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
      {problem && (
        <Alert severity="error" title={title}>
          {problem}
          {children}
        </Alert>
      )}
    </Box>
  );
}
