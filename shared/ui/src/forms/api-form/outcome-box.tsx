import { Box } from '@sopaan/ui/core';
import { useEffect, useRef, type ReactNode } from 'react';

interface OutcomeBoxProps {
  /** What the box shows, such as an error; undefined when there is nothing. */
  outcome: unknown;
  children: ReactNode;
}

/** Shows the outcome of a submit. It receives the focus when the outcome appears or changes. */
export function OutcomeBox({ outcome, children }: OutcomeBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  return (
    <Box ref={box} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
      {outcome ? children : null}
    </Box>
  );
}
