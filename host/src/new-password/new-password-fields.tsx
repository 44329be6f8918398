import { FormPasswordField } from '@sopaan/ui/forms';

/** A field for a new password, named `password` in its form. */
export function NewPasswordField({ label }: { label: string }) {
  return (
    <FormPasswordField
      name="password"
      label={label}
      required
      autoComplete="new-password"
      hint="At least 8 characters. A few random words make a strong password."
    />
  );
}

/** The new password and its repetition, named `confirmPassword`. */
export function NewPasswordFields() {
  return (
    <>
      <NewPasswordField label="New password" />
      <FormPasswordField
        name="confirmPassword"
        label="Confirm new password"
        required
        autoComplete="new-password"
      />
    </>
  );
}
