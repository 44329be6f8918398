import { Alert, Box, Button } from '@sopaan/ui/core';
import { ApiForm, ErrorSummary, FormError } from '@sopaan/ui/forms';
import { useLayoutEffect, useRef, useState } from 'react';
import { useApply } from '../api/use-application-mutations';
import {
  toFormikErrors,
  requestFromValues,
  mentorApplicationValuesSchema,
  type MentorApplicationDraft,
  type MentorApplicationValues,
} from '../form-values';
import { clearDraft, loadDraft } from '../draft-storage';
import { DraftAutosave } from './draft-autosave';
import { FormButtons } from './form-buttons';
import { MentorApplicationFields } from './mentor-application-fields';

interface MentorApplicationFormProps {
  /** The values of the fields when there is no saved draft. */
  initialValues: MentorApplicationDraft;
}

/** The mentorship form. Its input is saved as a draft and sent as one request. */
export function MentorApplicationForm({ initialValues }: MentorApplicationFormProps) {
  const [draft, setDraft] = useState<MentorApplicationDraft>();
  // Loaded before the page is painted, as a server has no draft.
  useLayoutEffect(() => setDraft(loadDraft()), []);
  const root = useRef<HTMLDivElement>(null);
  const { mutateAsync } = useApply();
  const startOver = () => {
    // The button disappears with the draft.
    root.current?.focus();
    clearDraft();
    setDraft(undefined);
  };

  return (
    <Box ref={root} tabIndex={-1} sx={{ outline: 'none' }}>
      <ApiForm<MentorApplicationValues>
        // Starting over remounts the fields.
        key={draft ? 'draft' : 'empty'}
        label="Mentorship form"
        initialValues={{ ...(draft ?? initialValues), avatar: null }}
        schema={mentorApplicationValuesSchema}
        send={async (values) => {
          await mutateAsync({ request: requestFromValues(values), avatar: values.avatar });
          clearDraft();
        }}
        toFieldErrors={toFormikErrors}
      >
        <DraftAutosave />
        <Box sx={{ display: 'grid', gap: 4 }}>
          {draft && (
            <Alert
              title="Draft restored"
              action={
                <Button size="small" onClick={startOver}>
                  Start over
                </Button>
              }
            >
              Please choose your picture again.
            </Alert>
          )}
          <ErrorSummary />
          <MentorApplicationFields />
          <FormError title="Your application could not be sent.">
            {(error) => `${error.message} Your input has been kept.`}
          </FormError>
          <FormButtons />
        </Box>
      </ApiForm>
    </Box>
  );
}
