import { isApiError } from '@sopaan/api-client/api-error';
import { Box } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, SubmitButton, type FormikHelpers } from '@sopaan/ui/forms';
import { useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ProblemBox } from '../../problem/problem-box';
import { problemText } from '../../problem/problem-text';

interface AuthFormProps<Values extends object> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Leads on, or throws what is shown. */
  send: (values: Values) => Promise<unknown>;
  submitLabel: string;
  failure: string;
  /** The fields. */
  children: ReactNode;
}

/** A form of these pages. What the server says about a field stands at the field; what was typed stays. */
export function AuthForm<Values extends object>(props: AuthFormProps<Values>) {
  const { initialValues, schema, send, submitLabel, failure, children } = props;
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
    }
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ErrorSummary />
          <ProblemBox title={failure} problem={problem} />
          {children}
          <SubmitButton size="large">{submitLabel}</SubmitButton>
        </Box>
      </Form>
    </Formik>
  );
}
