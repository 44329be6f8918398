import { isApiError } from '@sopaan/api-client/api-error';
import { codeSchema } from '@sopaan/schemas/account/sign-up';
import { Box } from '@sopaan/ui/core';
import { ApiForm, FormCodeField, FormError, SubmitButton } from '@sopaan/ui/forms';
import { confirmCode } from '../api/sign-up';

/** Why the form is replaced: the code is no longer valid, or the address now has an account. */
export type CodeEnd = 'expired' | 'taken';

interface CodeFormProps {
  /** Focuses the field, when the visitor has just requested a code and is about to type it. */
  focused: boolean;
  onEnd: (reason: CodeEnd) => void;
}

export function CodeForm({ focused, onEnd }: CodeFormProps) {
  const endForm = (error: unknown): boolean => {
    const code = isApiError(error) ? error.code : undefined;
    if (code === 'CODE_EXPIRED') onEnd('expired');
    else if (code === 'EMAIL_TAKEN') onEnd('taken');
    else return false;
    return true;
  };

  return (
    <ApiForm initialValues={{ code: '' }} schema={codeSchema} send={confirmCode} onError={endForm}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FormError title="The code could not be checked" />
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
    </ApiForm>
  );
}
