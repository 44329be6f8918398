export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will be lost. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The title of the error message, followed by the reason. */
  errorTitle: string;
  /** The action. An error that it throws is shown, and the dialog stays open. */
  onConfirm: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
  /** Returns the element to focus after closing, as the button that opened the dialog may be gone. */
  focusAfter: () => HTMLElement | null;
}

/** The props in version 1.1 of this package: a remote built with it runs in later hosts too. */
export interface FormerConfirmDialogProps extends Omit<
  ConfirmDialogProps,
  'confirmLabel' | 'cancelLabel' | 'errorTitle' | 'onConfirm'
> {
  confirm: string;
  cancel: string;
  failed: string;
  run: () => Promise<unknown>;
}

export function upgradeProps(
  props: ConfirmDialogProps | FormerConfirmDialogProps,
): ConfirmDialogProps {
  if (!('run' in props)) return props;
  const { confirm, cancel, failed, run, ...others } = props;
  return {
    ...others,
    confirmLabel: confirm,
    cancelLabel: cancel,
    errorTitle: failed,
    onConfirm: run,
  };
}
