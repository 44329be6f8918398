import { NOTE_MAX, type ApplicationInput } from '@sopaan/schemas/jobs/application';
import { FormTextField, useFormikContext } from '@sopaan/ui/forms';

/** The note of an application, with a character count. */
export function NoteField({ label, rows = 4 }: { label: string; rows?: number }) {
  const { values } = useFormikContext<ApplicationInput>();
  const length = values.note?.length ?? 0;
  const format = (count: number) => count.toLocaleString('en-IN');
  return (
    <FormTextField
      name="note"
      label={label}
      multiline
      minRows={rows}
      maxRows={10}
      hint={`${format(length)} of ${format(NOTE_MAX)} characters`}
    />
  );
}
