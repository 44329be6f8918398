import { Box, Button } from '@sopaan/ui/core';
import { SubmitButton } from '@sopaan/ui/forms';
import { ProblemForm, type ProblemFormProps } from '../../../problem/problem-form';

interface AccountFormProps<Values extends object> extends ProblemFormProps<Values> {
  label: string;
  onDone: (values: Values) => void;
  onCancel: () => void;
  submitLabel: string;
  /** What it does cannot be undone. */
  danger?: boolean;
}

/** A form that changes the account. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { send, onDone, onCancel, submitLabel, danger = false, children, ...form } = props;
  const sendAndTell = async (values: Values) => {
    await send(values);
    onDone(values);
  };
  return (
    <Box sx={{ maxWidth: '30rem' }}>
      <ProblemForm {...form} send={sendAndTell}>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SubmitButton color={danger ? 'error' : 'primary'}>{submitLabel}</SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </Box>
      </ProblemForm>
    </Box>
  );
}
