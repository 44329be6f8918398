import { isApiError } from '@sopaan/api-client/api-error';
import { Box } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, type FormikHelpers } from '@sopaan/ui/forms';
import { useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { ErrorAlert } from './error-alert';
import { getErrorMessage } from './error-message';

export interface ApiFormProps<Values extends object> {
  /** The accessible name, on pages with several forms. */
  label?: string;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Sends the values and goes on. The error it throws is shown. */
  send: (values: Values) => Promise<unknown>;
  /** The title of the error message. */
  failure: string;
  /** The fields and buttons. */
  children: ReactNode;
}

/** A form that shows the API's errors: those of a field at the field, others above the fields. The input is kept. */
export function ApiForm<Values extends object>(props: ApiFormProps<Values>) {
  const { label, initialValues, schema, send, failure, children } = props;
  const [errorMessage, setErrorMessage] = useState('');

  const submit = async (values: Values, { setFieldError }: FormikHelpers<Values>) => {
    setErrorMessage('');
    try {
      await send(values);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const known = Object.entries(fields).filter(([name]) => name in initialValues);
      for (const [name, message] of known) setFieldError(name, message);
      if (known.length === 0) setErrorMessage(getErrorMessage(error));
    }
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form aria-label={label}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ErrorSummary />
          <ErrorAlert title={failure} message={errorMessage} />
          {children}
        </Box>
      </Form>
    </Formik>
  );
}
