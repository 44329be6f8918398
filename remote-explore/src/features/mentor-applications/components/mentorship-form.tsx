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
  /** What the fields begin with where there is no draft. */
  start: MentorshipDraft;
}

/** The mentorship form: begun here, kept here, sent as one request. */
export function MentorshipForm({ start }: MentorshipFormProps) {
  const [draft, setDraft] = useState(loadDraft);
  const [problem, setProblem] = useState<{ message: string; isOfFields: boolean }>();
  const problemBox = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { mutateAsync } = useApply();
  useEffect(() => {
    // What stands at fields has its own list, which takes the focus.
    if (problem && !problem.isOfFields) problemBox.current?.focus();
  }, [problem]);

  const send = async (values: MentorshipValues, { setErrors }: FormikHelpers<MentorshipValues>) => {
    setProblem(undefined);
    try {
      await mutateAsync({ form: formFromValues(values), avatar: values.avatar });
      clearDraft();
    } catch (error) {
      const { message = '', fields = {} } = isApiError(error) ? error : {};
      setErrors(toFormikErrors(fields));
      const isOfFields = Object.keys(fields).length > 0;
      setProblem({ message: message || 'Please try again.', isOfFields });
    }
  };

  return (
    <Box ref={root} tabIndex={-1} sx={{ outline: 'none' }}>
      <Formik<MentorshipValues>
        // Begun anew, the fields are new ones.
        key={draft ? 'draft' : 'start'}
        initialValues={{ ...(draft ?? start), avatar: null }}
        validationSchema={mentorshipSchema}
        onSubmit={send}
      >
        <Form aria-label="Mentorship form">
          <DraftAutosave />
          <Box sx={{ display: 'grid', gap: 4 }}>
            {draft && (
              <Alert
                title="Here is what you had written."
                action={
                  <Button
                    size="small"
                    onClick={() => {
                      // The button goes with the draft.
                      root.current?.focus();
                      clearDraft();
                      setDraft(undefined);
                    }}
                  >
                    Start over
                  </Button>
                }
              >
                A picture has to be chosen again.
              </Alert>
            )}
            <ErrorSummary />
            <MentorshipFields />
            <Box ref={problemBox} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
              {problem && (
                <Alert severity="error" title="Your application could not be sent.">
                  {problem.message} What you have written is still here.
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
