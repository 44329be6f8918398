import { FormRadioGroup, FormTextField, useFormikContext } from '@sopaan/ui/forms';

const OPTIONS = [
  { value: 'adult', label: 'Yes' },
  { value: 'minor', label: 'No, I am under 18' },
] as const;

/** Asks for the age group and, of somebody under 18, for the address of a parent or guardian. */
export function AgeFields() {
  const { values } = useFormikContext<{ ageGroup?: string }>();
  return (
    <>
      <FormRadioGroup name="ageGroup" label="Are you 18 or older?" options={OPTIONS} required row />
      {values.ageGroup === 'minor' && (
        <FormTextField
          name="parentEmail"
          label="Email of a parent or guardian"
          type="email"
          required
          autoComplete="off"
          hint="We'll ask them to agree. Until they do, you can read and learn, but not send your data to others, for example apply for a job."
        />
      )}
    </>
  );
}
