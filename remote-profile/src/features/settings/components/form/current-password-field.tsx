import { FormPasswordField } from '@sopaan/ui/forms';

interface CurrentPasswordFieldProps {
  name: string;
}

/** Protects changes of the account on a device that was left unlocked. */
export function CurrentPasswordField({ name }: CurrentPasswordFieldProps) {
  return (
    <FormPasswordField
      name={name}
      label="Current password"
      required
      autoComplete="current-password"
    />
  );
}
