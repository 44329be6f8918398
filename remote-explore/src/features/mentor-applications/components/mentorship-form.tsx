import { isApiError } from '@sopaan/api-client/call';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, type FormikHelpers } from '@sopaan/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useApply } from '../api/use-application-mutations';
import {
  toFormikErrors,
  formFromValues,
  mentorshipSchema,
  type MentorshipDraft,
  type MentorshipValues,
} from '../form-values';
import { clearDraft, loadDraft } from '../draft-storage';
import { DraftAutosave } from './draft-autosave';
import { FormButtons } from './form-buttons';
import { MentorshipFields } from './mentorship-fields';

interface MentorshipFormProps {
  /** The values of the fields when there is no saved draft. */
  initialValues: MentorshipDraft;
}

/** The mentorship form. Its input is saved as a draft and sent as one request. */
export function MentorshipForm({ initialValues }: MentorshipFormProps) {
  const [draft, setDraft] = useState(loadDraft);
  const [submitError, setSubmitError] = useState<{ message: string; hasFieldErrors: boolean }>();
  const errorBox = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { mutateAsync } = useApply();
  useEffect(() => {
    // Field errors are listed in the error summary, which takes the focus itself.
    if (submitError && !submitError.hasFieldErrors) errorBox.current?.focus();
  }, [submitError]);

  const send = async (values: MentorshipValues, { setErrors }: FormikHelpers<MentorshipValues>) => {
    setSubmitError(undefined);
    try {
      await mutateAsync({ form: formFromValues(values), avatar: values.avatar });
      clearDraft();
    } catch (error) {
      const { message = '', fields = {} } = isApiError(error) ? error : {};
      setErrors(toFormikErrors(fields));
      const hasFieldErrors = Object.keys(fields).length > 0;
      setSubmitError({ message: message || 'Please try again.', hasFieldErrors });
    }
  };

  return (
    <Box ref={root} tabIndex={-1} sx={{ outline: 'none' }}>
      <Formik<MentorshipValues>
        // Starting over remounts the fields.
        key={draft ? 'draft' : 'empty'}
        initialValues={{ ...(draft ?? initialValues), avatar: null }}
        validationSchema={mentorshipSchema}
        onSubmit={send}
      >
        <Form aria-label="Mentorship form">
          <DraftAutosave />
          <Box sx={{ display: 'grid', gap: 4 }}>
            {draft && (
              <Alert
                title="Draft restored"
                action={
                  <Button
                    size="small"
                    onClick={() => {
                      // The button disappears with the draft.
                      root.current?.focus();
                      clearDraft();
                      setDraft(undefined);
                    }}
                  >
                    Start over
                  </Button>
                }
              >
                Please choose your picture again.
              </Alert>
            )}
            <ErrorSummary />
            <MentorshipFields />
            <Box ref={errorBox} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
              {submitError && (
                <Alert severity="error" title="Your application could not be sent.">
                  {submitError.message} Your input has been kept.
                </Alert>
              )}
            </Box>
            <FormButtons />
          </Box>
        </Form>
      </Formik>
    </Box>
  );
}
