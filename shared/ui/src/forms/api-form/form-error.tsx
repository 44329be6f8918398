import { paths } from '@sopaan/contract/paths';
import { Alert, AppLink } from '@sopaan/ui/core';
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

function messageOf(error: Error): ReactNode {
  if (!('code' in error) || error.code !== 'PARENTAL_CONSENT_NEEDED') return error.message;
  return (
    <>
      {error.message}{' '}
      <AppLink to={`${paths.account}#age`} color="inherit" underline="always">
        Open my settings
      </AppLink>
    </>
  );
}
