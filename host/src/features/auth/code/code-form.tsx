import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { codeSchema, confirmCodeEndpoint } from '@sopaan/schemas/account-sign-up';
import { startSession } from '@sopaan/session/actions';
import { Box } from '@sopaan/ui/core';
import { Form, FormCodeField, Formik, SubmitButton, type FormikHelpers } from '@sopaan/ui/forms';
import { useState } from 'react';
import { ErrorAlert } from '../../../errors/error-alert';
import { getErrorMessage } from '../../../errors/error-message';

interface CodeValues {
  code: string;
}

export type CodeEnd = 'expired' | 'taken';

interface CodeFormProps {
  /** The visitor has just requested a code and is about to type it. */
  focused: boolean;
  /** The code is no longer valid, or the address has an account by now. */
  onEnd: (reason: CodeEnd) => void;
}

export function CodeForm({ focused, onEnd }: CodeFormProps) {
  const [errorMessage, setErrorMessage] = useState('');

  const submit = async (values: CodeValues, { setFieldError }: FormikHelpers<CodeValues>) => {
    setErrorMessage('');
    try {
      const { accessToken } = await call(confirmCodeEndpoint, codeSchema.cast(values));
      startSession(accessToken);
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'CODE_EXPIRED') onEnd('expired');
      else if (code === 'EMAIL_TAKEN') onEnd('taken');
      else if (code === 'CODE_WRONG') setFieldError('code', fieldMessage(error));
      else setErrorMessage(getErrorMessage(error));
    }
  };

  return (
    <Formik initialValues={{ code: '' }} validationSchema={codeSchema} onSubmit={submit}>
      <Form>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ErrorAlert title="The code could not be checked" message={errorMessage} />
          <FormCodeField
            name="code"
            label="Code"
            hint="We check it as soon as you have entered all six digits."
            focused={focused}
          />
          <SubmitButton size="large" pending="Checking…">
            Confirm
          </SubmitButton>
        </Box>
      </Form>
    </Formik>
  );
}

/** The server's message for the field, or else the message of the error. */
function fieldMessage(error: unknown): string {
  return (isApiError(error) ? error.fields.code : undefined) ?? getErrorMessage(error);
}
