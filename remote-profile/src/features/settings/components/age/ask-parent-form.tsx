import { parentEmailFormSchema } from '@sopaan/schemas/account/age';
import { FormTextField } from '@sopaan/ui/forms';
import { useAskParent } from '../../api/use-change-age';
import { AccountForm } from '../form/account-form';

interface AskParentFormProps {
  parentEmail: string;
  done: (message: string) => void;
  cancel: () => void;
}

/** Sends an email to a parent or guardian: again, or to another address. */
export function AskParentForm({ parentEmail, done, cancel }: AskParentFormProps) {
  const { mutateAsync } = useAskParent();
  return (
    <AccountForm
      label="Ask a parent or guardian"
      initialValues={{ parentEmail }}
      schema={parentEmailFormSchema}
      send={(values) => mutateAsync(parentEmailFormSchema.cast(values))}
      onDone={(values) => done(`We sent an email to ${values.parentEmail}.`)}
      onCancel={cancel}
      submitLabel="Send email"
      errorTitle="The email could not be sent"
    >
      <FormTextField
        name="parentEmail"
        label="Email of a parent or guardian"
        type="email"
        required
        autoComplete="off"
      />
    </AccountForm>
  );
}
