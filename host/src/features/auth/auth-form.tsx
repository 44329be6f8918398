import { isApiError } from '@sopaan/api-client/api-error';
import { errorMessages } from '@sopaan/contract/error-codes';
import type { AccessToken } from '@sopaan/schemas/account';
import { signedIn } from '@sopaan/session/actions';
import { Alert, Box } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, SubmitButton, type FormikHelpers } from '@sopaan/ui/forms';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';

interface AuthFormProps<Values extends object> {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Answers the access token, or throws what is shown. */
  send: (values: Values) => Promise<AccessToken>;
  submitLabel: string;
  failure: string;
  /** The fields. */
  children: ReactNode;
}

/** A form that ends in a session. What the server says about a field stands at the field. */
export function AuthForm<Values extends object>(props: AuthFormProps<Values>) {
  const { initialValues, schema, send, submitLabel, failure, children } = props;
  const [problem, setProblem] = useState('');
  const problemBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) problemBox.current?.focus();
  }, [problem]);

  const submit = async (values: Values, { setFieldError }: FormikHelpers<Values>) => {
    setProblem('');
    try {
      const { accessToken } = await send(values);
      signedIn(accessToken);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const known = Object.entries(fields).filter(([name]) => name in initialValues);
      for (const [name, message] of known) setFieldError(name, message);
      if (known.length > 0) return;
      setProblem(isApiError(error) ? error.message : errorMessages.INTERNAL);
    }
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ErrorSummary />
          <Box ref={problemBox} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
            {problem && (
              <Alert severity="error" title={failure}>
                {problem}
              </Alert>
            )}
          </Box>
          {children}
          <SubmitButton size="large">{submitLabel}</SubmitButton>
        </Box>
      </Form>
    </Formik>
  );
}
