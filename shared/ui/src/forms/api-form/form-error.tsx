import { Alert } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { OutcomeBox } from './outcome-box';
import { useSubmitFailure } from './submit-failure';

export interface FormErrorProps {
  title: string;
  /** Replaces the error's message. */
  children?: (error: Error) => ReactNode;
}

/** The error of the surrounding `ApiForm` that belongs to no field. It receives the focus when it appears. */
export function FormError({ title, children = messageOf }: FormErrorProps) {
  const error = useSubmitFailure();
  return (
    <OutcomeBox outcome={error}>
      {error && (
        <Alert severity="error" title={title}>
          {children(error)}
        </Alert>
      )}
    </OutcomeBox>
  );
}

const messageOf = (error: Error): ReactNode => error.message;
