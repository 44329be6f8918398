import { Button } from '@sopaan/ui/core';
import { useState, type ComponentProps, type ReactNode } from 'react';

interface ActionButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'sx'> {
  /** Never rejects. */
  onPress: () => Promise<void>;
  pending: ReactNode;
  children: ReactNode;
}

/** Does one thing at a time. It is never disabled, so it keeps the focus. */
export function ActionButton({ onPress, pending, children, ...rest }: ActionButtonProps) {
  const [running, setRunning] = useState(false);
  const press = async () => {
    if (running) return;
    setRunning(true);
    await onPress();
    setRunning(false);
  };
  return (
    <Button variant="contained" {...rest} aria-disabled={running} onClick={() => void press()}>
      {running ? pending : children}
    </Button>
  );
}
