import { Typography } from '@sopaan/ui/core';
import { DialogTitle } from '@sopaan/ui/panels';
import { NoteField } from './note-field';
import { ApplicationForm, type DialogFormProps } from './application-form';

/** For a job with an official site: marks it as applied, with a private note. */
export function TrackForm({ titleId, ...form }: DialogFormProps) {
  return (
    <>
      <DialogTitle id={titleId}>Keep track of {form.job.title}</DialogTitle>
      <ApplicationForm {...form} initialValues={{ note: '' }} submitLabel="I have applied">
        <Typography>
          Record that you have applied to the authority. Nothing is sent to the authority or to
          anyone else; only you can see this.
        </Typography>
        <NoteField label="Registration number or a note for yourself" rows={2} />
      </ApplicationForm>
    </>
  );
}
