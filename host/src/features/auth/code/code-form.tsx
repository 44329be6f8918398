import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { codeSchema, confirmCodeEndpoint } from '@sopaan/schemas/account-sign-up';
import { startSession } from '@sopaan/session/actions';
import { Box } from '@sopaan/ui/core';
import { Form, FormCodeField, Formik, SubmitButton, type FormikHelpers } from '@sopaan/ui/forms';
import { useState } from 'react';
import { ProblemBox } from '../../../problem/problem-box';
import { problemText } from '../../../problem/problem-text';

interface CodeValues {
  code: string;
}

export type CodeEnd = 'expired' | 'taken';

interface CodeFormProps {
  /** The visitor was led here and is about to type. */
  focused: boolean;
  /** The code has no chance any more, or the address has an account by now. */
  onEnd: (why: CodeEnd) => void;
}

export function CodeForm({ focused, onEnd }: CodeFormProps) {
  const [problem, setProblem] = useState('');

  const submit = async (values: CodeValues, { setFieldError }: FormikHelpers<CodeValues>) => {
    setProblem('');
    try {
      const { accessToken } = await call(confirmCodeEndpoint, codeSchema.cast(values));
      startSession(accessToken);
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'CODE_EXPIRED') onEnd('expired');
      else if (code === 'EMAIL_TAKEN') onEnd('taken');
      else if (code === 'CODE_WRONG') setFieldError('code', wordsFor(error));
      else setProblem(problemText(error));
    }
  };

  return (
    <Formik initialValues={{ code: '' }} validationSchema={codeSchema} onSubmit={submit}>
      <Form>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ProblemBox title="The code could not be checked" problem={problem} />
          <FormCodeField
            name="code"
            label="Code"
            hint="It is checked as soon as all six digits are there."
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

/** The server's words for the field, where it has some. */
function wordsFor(error: unknown): string {
  return (isApiError(error) ? error.fields.code : undefined) ?? problemText(error);
}
