import { Button } from '@sopaan/ui/core';
import { useState, type ComponentProps, type ReactNode } from 'react';

interface ActionButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'sx'> {
  /** Must not reject. */
  onPress: () => Promise<void>;
  pending: ReactNode;
  children: ReactNode;
}

/** Ignores clicks while its action runs. Uses `aria-disabled` instead of `disabled` to keep the focus. */
export function ActionButton({ onPress, pending, children, ...rest }: ActionButtonProps) {
  const [isRunning, setIsRunning] = useState(false);
  const press = async () => {
    if (isRunning) return;
    setIsRunning(true);
    await onPress();
    setIsRunning(false);
  };
  return (
    <Button variant="contained" {...rest} aria-disabled={isRunning} onClick={() => void press()}>
      {isRunning ? pending : children}
    </Button>
  );
}
