import { Button, Icon } from '@sopaan/ui/core';
import { CircularProgress } from '@sopaan/ui/panels';
import { useEffect, useRef } from 'react';

interface RunButtonsProps {
  isRunning: boolean;
  isQueued: boolean;
  onRun: () => void;
  onStop: () => void;
}

/** The buttons Run Code and, while a program is running or queued, Stop or Cancel. */
export function RunButtons({ isRunning, isQueued, onRun, onStop }: RunButtonsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shouldRestoreFocus = useRef(false);
  useEffect(() => {
    // A button that is disabled or removed loses the focus, which goes to Run unless it has moved elsewhere.
    if (!isRunning && shouldRestoreFocus.current && document.activeElement === document.body) {
      button.current?.focus();
    }
    shouldRestoreFocus.current = isRunning && shouldRestoreFocus.current;
  }, [isRunning]);
  return (
    <>
      {isRunning && (
        <Button
          variant="outlined"
          color="error"
          // Selected by the layout of narrow windows (`challenge-layout.ts`), which gives the button a row of its own.
          data-row
          onClick={() => {
            shouldRestoreFocus.current = true;
            onStop();
          }}
          startIcon={<Icon name="close" />}
        >
          {isQueued ? 'Cancel' : 'Stop'}
        </Button>
      )}
      <Button
        ref={button}
        variant="outlined"
        disabled={isRunning}
        onClick={() => {
          shouldRestoreFocus.current = true;
          onRun();
        }}
        startIcon={
          isRunning ? (
            <CircularProgress size={16} color="inherit" aria-label="Running" />
          ) : (
            <Icon name="play" />
          )
        }
      >
        Run Code
      </Button>
    </>
  );
}
