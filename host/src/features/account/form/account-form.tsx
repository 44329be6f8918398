import { isApiError } from '@sopaan/api-client/api-error';
import { Box, Button } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, SubmitButton, type FormikHelpers } from '@sopaan/ui/forms';
import { useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ProblemBox } from '../../../problem/problem-box';
import { problemText } from '../../../problem/problem-text';

interface AccountFormProps<Values extends object> {
  /** Names the form. */
  label: string;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** What it throws is shown: at its field, or above the form. Whatever was typed stays. */
  send: (values: Values) => Promise<unknown>;
  onDone: (values: Values) => void;
  onCancel: () => void;
  submitLabel: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  failure: string;
  /** The fields. */
  children: ReactNode;
}

/** A form that changes the account. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { label, initialValues, schema, send, onDone, onCancel, submitLabel, failure } = props;
  const [problem, setProblem] = useState('');

  const submit = async (values: Values, { setFieldError }: FormikHelpers<Values>) => {
    setProblem('');
    try {
      await send(values);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const known = Object.entries(fields).filter(([name]) => name in initialValues);
      for (const [name, message] of known) setFieldError(name, message);
      if (known.length === 0) setProblem(problemText(error));
      return;
    }
    onDone(values);
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form aria-label={label}>
        <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '30rem' }}>
          <ErrorSummary />
          <ProblemBox title={failure} problem={problem} />
          {props.children}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SubmitButton color={props.danger ? 'error' : 'primary'}>{submitLabel}</SubmitButton>
            <Button onClick={onCancel}>Cancel</Button>
          </Box>
        </Box>
      </Form>
    </Formik>
  );
}
