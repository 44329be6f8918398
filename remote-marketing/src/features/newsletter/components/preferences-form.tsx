import {
  newsletterTopicsSchema,
  type NewsletterPreferences,
} from '@sopaan/schemas/newsletter/preferences';
import { NEWSLETTER_TOPICS } from '@sopaan/schemas/newsletter/topics';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { ApiForm, FormCheckbox, OutcomeBox, SubmitButton } from '@sopaan/ui/forms';
import { useState } from 'react';
import { useSetPreferences } from '../api/use-set-preferences';

interface PreferencesFormProps {
  token: string;
  topics: NewsletterPreferences['topics'];
}

/** Topics as checkboxes, and a button that turns all of them off. */
export function PreferencesForm({ token, topics }: PreferencesFormProps) {
  const { mutateAsync: setPreferences } = useSetPreferences(token);
  const [isSaved, setSaved] = useState(false);
  const isWanted = (name: string) => topics.some((one) => one.topic === name && one.isWanted);
  return (
    <ApiForm
      initialValues={{ weekly: isWanted('weekly'), community: isWanted('community') }}
      schema={newsletterTopicsSchema}
      errorTitle="Your choice could not be saved"
      send={async (values) => {
        setSaved(false);
        await setPreferences(NEWSLETTER_TOPICS.filter((topic) => values[topic]));
        setSaved(true);
      }}
    >
      {(form) => (
        <>
          {topics.map(({ topic, name, description }) => (
            <FormCheckbox key={topic} name={topic} label={name} hint={description} />
          ))}
          <OutcomeBox outcome={isSaved}>
            <Alert severity="success">Your choice is saved.</Alert>
          </OutcomeBox>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SubmitButton pending="Saving…">Save</SubmitButton>
            <Button
              variant="outlined"
              aria-disabled={form.isSubmitting}
              onClick={() => {
                if (form.isSubmitting) return;
                void form
                  .setValues({ weekly: false, community: false })
                  .then(() => form.submitForm());
              }}
            >
              Unsubscribe from all
            </Button>
          </Box>
        </>
      )}
    </ApiForm>
  );
}
