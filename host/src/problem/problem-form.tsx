import { isApiError } from '@sopaan/api-client/api-error';
import { Box } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, type FormikHelpers } from '@sopaan/ui/forms';
import { useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ProblemBox } from './problem-box';
import { problemText } from './problem-text';

export interface ProblemFormProps<Values extends object> {
  /** Names the form, where it is not the page's only one. */
  label?: string;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Leads on, or throws what is shown. */
  send: (values: Values) => Promise<unknown>;
  /** Stands above what went wrong. */
  failure: string;
  /** The fields and buttons. */
  children: ReactNode;
}

/** A form whose refusals are seen: what the server says about a field stands there, the rest above; what was typed stays. */
export function ProblemForm<Values extends object>(props: ProblemFormProps<Values>) {
  const { label, initialValues, schema, send, failure, children } = props;
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
      <Form aria-label={label}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ErrorSummary />
          <ProblemBox title={failure} problem={problem} />
          {children}
        </Box>
      </Form>
    </Formik>
  );
}
