import { bus } from '@sopaan/events/bus';
import { Box, VisuallyHidden } from '@sopaan/ui/core';
import { useEffect, useLayoutEffect, useState } from 'react';

/** `3671` gives `01:01:11`. */
function clockText(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

/** Announced only at these thresholds; announcing every second would drown out everything else. */
function warningAt(seconds: number): string {
  if (seconds <= 0) return 'Time is up';
  if (seconds <= 60) return 'One minute left';
  return seconds <= 300 ? 'Five minutes left' : '';
}

/** The variable of `PAGE_CLOCK_DISPLAY`: a page that has a clock of its own hides it. */
const PAGE_CLOCK = '--sopaan-page-clock';

/** The remaining time of the running test. */
export function TimeLeft() {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => bus.subscribe('timer:changed', ({ secondsLeft }) => setSeconds(secondsLeft)), []);
  // Clears the time when the layout unmounts, because a test that has crashed does not.
  useEffect(() => () => bus.publish('timer:changed', { secondsLeft: null }, 'host'), []);
  const isRunning = seconds !== null;
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const { style } = document.documentElement;
    style.setProperty(PAGE_CLOCK, 'none');
    return () => {
      style.removeProperty(PAGE_CLOCK);
    };
  }, [isRunning]);
  return (
    <>
      {isRunning && (
        <Box
          role="timer"
          aria-live="off"
          sx={{
            px: 1.25,
            py: 0.5,
            borderRadius: 1,
            border: 1,
            borderColor: seconds <= 60 ? 'error.main' : 'divider',
            color: seconds <= 60 ? 'error.main' : 'text.primary',
            typography: 'subtitle2',
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          Time Left: {clockText(seconds)}
        </Box>
      )}
      <VisuallyHidden role="status">{isRunning && warningAt(seconds)}</VisuallyHidden>
    </>
  );
}
