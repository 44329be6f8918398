import { Box, Button } from '@sopaan/ui/core';
import { ApiForm, SubmitButton, type ApiFormProps } from '@sopaan/ui/forms';
import type { ReactNode } from 'react';

interface AccountFormProps<Values extends object> extends Pick<
  ApiFormProps<Values>,
  'initialValues' | 'schema'
> {
  label: string;
  /** Sends the values. The form shows the error with which it rejects. */
  send: (values: Values) => Promise<unknown>;
  /** The title of the error message. */
  errorTitle: string;
  children: ReactNode;
  onDone: (values: Values) => void;
  onCancel: () => void;
  submitLabel: string;
  /** Whether the action cannot be undone. */
  danger?: boolean;
}

/** A form that changes the account. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { send, onDone, onCancel, submitLabel, danger = false, children, ...form } = props;
  const sendAndFinish = async (values: Values) => {
    await send(values);
    onDone(values);
  };
  return (
    <Box sx={{ maxWidth: '30rem' }}>
      <ApiForm {...form} send={sendAndFinish}>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton color={danger ? 'error' : 'primary'}>{submitLabel}</SubmitButton>
        </Box>
      </ApiForm>
    </Box>
  );
}
