import { FormPasswordField } from '@sopaan/ui/forms';

/** A password that is being chosen, as `password` of its form. */
export function NewPasswordField({ label }: { label: string }) {
  return (
    <FormPasswordField
      name="password"
      label={label}
      required
      autoComplete="new-password"
      hint="At least 8 characters. A few words in a row make a good one."
    />
  );
}

/** The new password, and once more as `confirmPassword`. */
export function NewPasswordFields() {
  return (
    <>
      <NewPasswordField label="New password" />
      <FormPasswordField
        name="confirmPassword"
        label="New password again"
        required
        autoComplete="new-password"
      />
    </>
  );
}
