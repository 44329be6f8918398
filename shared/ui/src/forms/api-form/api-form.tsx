import { errorMessages } from '@sopaan/contract/error-codes';
import { Box } from '@sopaan/ui/core';
import type { FormikErrors, FormikHelpers, FormikProps } from 'formik';
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Form } from '../field/form';
import { Formik } from '../field/formik';
import { ErrorSummary } from '../summary/error-summary';
import { FormError } from './form-error';
import { readFieldMessages } from './submit-error';
import { SubmitFailure } from './submit-failure';

export interface ApiFormProps<Values extends object> {
  /** The accessible name, on pages with several forms. */
  label?: string;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Sends the values, then navigates or resets. The error it throws is shown, and the input is kept. */
  send: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Return true if the error was handled; the form then does not show it. */
  onError?: (error: unknown) => boolean;
  /** The form's errors from the API's messages by field. Default: those of the fields in `initialValues`. */
  toFieldErrors?: (fields: Record<string, string>) => FormikErrors<Values>;
  /** The title of the error message above the fields. Without it, `children` place `ErrorSummary` and `FormError` themselves. */
  errorTitle?: string;
  style?: CSSProperties;
  /** The fields and buttons. */
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/** A form that shows the API's errors: those of a field at the field, others in `FormError`. */
export function ApiForm<Values extends object>(props: ApiFormProps<Values>) {
  const { label, initialValues, schema, send, onError, errorTitle, style, children } = props;
  const [error, setError] = useState<Error>();
  const toFieldErrors = props.toFieldErrors ?? ((fields) => knownFields(fields, initialValues));

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setError(undefined);
    try {
      await send(values, helpers);
    } catch (reason) {
      if (onError?.(reason)) return;
      const fieldErrors = toFieldErrors(readFieldMessages(reason));
      helpers.setErrors(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setError(toApiError(reason));
    }
  };

  return (
    <SubmitFailure value={error}>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        {(form) => {
          const content = typeof children === 'function' ? children(form) : children;
          return (
            <Form aria-label={label} style={style}>
              {errorTitle === undefined ? (
                content
              ) : (
                <Box sx={{ display: 'grid', gap: 2.5 }}>
                  <ErrorSummary />
                  <FormError title={errorTitle} />
                  {content}
                </Box>
              )}
            </Form>
          );
        }}
      </Formik>
    </SubmitFailure>
  );
}

function knownFields<Values extends object>(
  fields: Record<string, string>,
  values: Values,
): FormikErrors<Values> {
  const errors: FormikErrors<object> = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name in values),
  );
  return errors;
}

/** Only an API error has a message for the visitor. */
function toApiError(reason: unknown): Error {
  return reason instanceof Error && reason.name === 'ApiError'
    ? reason
    : new Error(errorMessages.INTERNAL, { cause: reason });
}
