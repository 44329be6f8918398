import { changeUsernameSchema } from '@sopaan/schemas/public-profile/public-profile';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { ApiForm, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useChangeUsername } from '../api/use-public-profile-mutations';

interface UsernameFormProps {
  /** The current username, or a suggestion. */
  username: string;
  /** Whether the member already has a username. */
  isChange?: boolean;
  onDone?: () => void;
}

export function UsernameForm({ username, isChange = false, onDone }: UsernameFormProps) {
  const { mutateAsync } = useChangeUsername();
  const send = async (values: { username: string }) => {
    await mutateAsync(values.username);
    onDone?.();
  };
  return (
    <Box sx={{ maxWidth: '30rem' }}>
      <ApiForm
        label="Username"
        initialValues={{ username }}
        schema={changeUsernameSchema}
        send={send}
        errorTitle="Your username could not be saved"
      >
        {isChange && (
          <Alert severity="info">
            Links to your former address stop working, and somebody else can choose that name.
          </Alert>
        )}
        <FormTextField
          name="username"
          label="Username"
          hint="3 to 30 characters: letters a–z, digits and hyphens. Part of the address of your public page."
          required
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SubmitButton>Save username</SubmitButton>
          {isChange && <Button onClick={onDone}>Cancel</Button>}
        </Box>
      </ApiForm>
    </Box>
  );
}
