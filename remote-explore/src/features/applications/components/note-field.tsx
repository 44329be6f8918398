import { NOTE_MAX, type ApplicationInput } from '@sopaan/schemas/application';
import { FormTextField, useFormikContext } from '@sopaan/ui/forms';

/** Own words, and how many more there may be. */
export function NoteField({ label, rows = 4 }: { label: string; rows?: number }) {
  const { values } = useFormikContext<ApplicationInput>();
  const used = values.note?.length ?? 0;
  const number = (count: number) => count.toLocaleString('en-IN');
  return (
    <FormTextField
      name="note"
      label={label}
      multiline
      minRows={rows}
      maxRows={10}
      hint={`${number(used)} of ${number(NOTE_MAX)} characters`}
    />
  );
}
