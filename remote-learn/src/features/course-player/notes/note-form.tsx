import { noteFormSchema, NOTE_TEXT_MAX } from '@sopaan/schemas/courses/lesson-note';
import { Box, Button } from '@sopaan/ui/core';
import { ApiForm, FormTextField, SubmitButton } from '@sopaan/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { readNoteDraft, writeNoteDraft, type NoteDraft } from './note-draft';

interface NoteFormProps {
  /** Identifies the draft. */
  subject: string;
  /** The accessible name of the form, and the label of the field. */
  label: string;
  initial: NoteDraft;
  /** Returns the time in the video for a note that is started now. */
  now: () => number;
  send: (note: NoteDraft) => Promise<unknown>;
  onCancel?: () => void;
}

/** The form of a note. Unsaved text is stored as a draft. */
export function NoteForm({ subject, initial, ...rest }: NoteFormProps) {
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const read = useEffectEvent(() => setDraft(readNoteDraft(subject) ?? initial));
  useEffect(() => read(), [subject]);
  if (!draft) return <Box sx={{ minHeight: '9rem' }} />;
  return <NoteFields subject={subject} saved={initial} draft={draft} {...rest} />;
}

interface NoteFieldsProps extends Omit<NoteFormProps, 'initial'> {
  saved: NoteDraft;
  draft: NoteDraft;
}

function NoteFields({ subject, saved, draft, label, now, send, onCancel }: NoteFieldsProps) {
  const close = () => {
    writeNoteDraft(subject, null);
    onCancel?.();
  };
  // Only the form of an existing note can be cancelled. The note keeps its time.
  const isExisting = onCancel !== undefined;
  /** The time in the video at which the member began to write; null while nothing is unsaved. */
  const [time, setTime] = useState(draft.text === saved.text ? null : draft.atSeconds);
  const saveDraft = (text: string) => {
    const isUnsaved = text !== saved.text;
    const atSeconds = isExisting ? saved.atSeconds : (time ?? now());
    setTime(isUnsaved ? atSeconds : null);
    writeNoteDraft(subject, isUnsaved ? { text, atSeconds } : null);
  };
  return (
    <ApiForm
      label={label}
      initialValues={{ text: draft.text }}
      schema={noteFormSchema}
      errorTitle="The note could not be saved"
      send={async ({ text }, helpers) => {
        await send({ text, atSeconds: isExisting ? saved.atSeconds : (time ?? now()) });
        helpers.resetForm({ values: { text: saved.text } });
        setTime(null);
        close();
      }}
    >
      {({ values }) => (
        <>
          <TextObserver text={values.text} onChange={saveDraft} />
          <FormTextField
            name="text"
            label={label}
            multiline
            minRows={2}
            maxRows={10}
            slotProps={{ htmlInput: { maxLength: NOTE_TEXT_MAX } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SubmitButton>Save note</SubmitButton>
            {onCancel && <Button onClick={close}>Cancel</Button>}
          </Box>
        </>
      )}
    </ApiForm>
  );
}

/** Calls `onChange` after each change of the text. */
function TextObserver({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [first] = useState(text);
  const notify = useEffectEvent(onChange);
  const hasChanged = text !== first;
  useEffect(() => {
    if (hasChanged) notify(text);
  }, [text, hasChanged]);
  return null;
}
