import { Button } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-props';

interface ConfirmButtonProps extends Pick<
  ConfirmDialogProps,
  'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'errorTitle' | 'onConfirm'
> {
  children: ReactNode;
  /** The accessible name, if the text alone does not say what the button acts on. */
  label?: string;
  color?: 'inherit' | 'error';
  size?: 'small' | 'medium';
  variant?: 'text' | 'outlined';
  /** It keeps the focus, but does nothing. */
  isDisabled?: boolean;
  /** What gets the focus if the button has disappeared. */
  focusFallback?: () => HTMLElement | null;
}

/** A button whose action runs after a confirmation. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, label, color = 'inherit', size = 'small', variant, ...others } = props;
  const { isDisabled, focusFallback, ...dialog } = others;
  const [isConfirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setConfirming(false);
  return (
    <>
      <Button
        ref={button}
        size={size}
        color={color}
        variant={variant}
        aria-haspopup="dialog"
        aria-label={label}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && setConfirming(true)}
      >
        {children}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={isConfirming}
        onDone={close}
        onCancel={close}
        focusAfter={() => button.current ?? focusFallback?.() ?? null}
      />
    </>
  );
}
