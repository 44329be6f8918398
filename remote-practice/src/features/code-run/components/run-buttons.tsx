import { Button, Icon } from '@sopaan/ui/core';
import { CircularProgress } from '@sopaan/ui/panels';
import { useEffect, useRef } from 'react';

interface RunButtonsProps {
  isRunning: boolean;
  isQueued: boolean;
  onRun: () => void;
  onStop: () => void;
}

/** Run, and Stop while it runs, or Cancel before it does. */
export function RunButtons({ isRunning, isQueued, onRun, onStop }: RunButtonsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOwed = useRef(false);
  useEffect(() => {
    // A button that is disabled or gone loses the focus; Run gets it unless somebody has gone on.
    if (!isRunning && isOwed.current && document.activeElement === document.body) {
      button.current?.focus();
    }
    isOwed.current = isRunning && isOwed.current;
  }, [isRunning]);
  return (
    <>
      {isRunning && (
        <Button
          variant="outlined"
          color="error"
          data-row
          onClick={() => {
            isOwed.current = true;
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
          isOwed.current = true;
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
