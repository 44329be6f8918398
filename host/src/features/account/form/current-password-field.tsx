import { FormPasswordField } from '@sopaan/ui/forms';

interface CurrentPasswordFieldProps {
  name: string;
}

/** Whoever finds a device unlocked does not know it. */
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
