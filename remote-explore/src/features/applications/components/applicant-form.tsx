import { isApiError } from '@sopaan/api-client/call';
import { emailField } from '@sopaan/schemas/account/fields';
import { applicationInputSchema } from '@sopaan/schemas/jobs/application';
import type { User } from '@sopaan/schemas/account/user';
import { Box, Button, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { FormTextField } from '@sopaan/ui/forms';
import { DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applicantQuery } from '../api/get-applicant';
import { CvField } from './cv-field';
import { DocumentField } from './document-field';
import { NoteField } from './note-field';
import { ApplicationForm, type DialogFormProps } from './application-form';
import { ProfileSummary } from './profile-summary';
import { UnlockDialog } from './unlock-dialog';

const schema = applicationInputSchema.shape({ email: emailField });

/** Shows everything that the application will send, and lets the member add a note, the CV and documents. */
export function ApplicantForm({ titleId, ...form }: DialogFormProps) {
  const { job, onCancel } = form;
  // The profile of the session may be outdated, and what is shown must be what is sent.
  const { data: user, error, errorUpdateCount, refetch } = useQuery(applicantQuery());
  return (
    <>
      <DialogTitle id={titleId}>Apply for {job.title}</DialogTitle>
      {user ? (
        <ApplicantFields {...form} user={user} />
      ) : (
        <>
          <DialogContent>
            {errorUpdateCount > 0 ? (
              <FailedState
                title="Your profile could not be loaded"
                description={error?.message}
                referenceId={isApiError(error) ? error.requestId : undefined}
                onRetry={refetch}
                level="h3"
              />
            ) : (
              <LoadingState minHeight={360} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>Cancel</Button>
          </DialogActions>
        </>
      )}
    </>
  );
}

function ApplicantFields({ user, ...form }: Omit<DialogFormProps, 'titleId'> & { user: User }) {
  const { email, phone } = user.personalInfo;
  const [isUnlocking, setUnlocking] = useState(false);
  const documents = useRef<HTMLDivElement>(null);
  return (
    <>
      <ApplicationForm
        {...form}
        initialValues={{ note: '', attachCv: false, documentIds: [], email, phone }}
        schema={schema}
        submitLabel="Send application"
      >
        <Typography>
          This is everything that your application to {form.job.organization.name} will contain. You
          can withdraw it at any time.
        </Typography>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormTextField name="email" label="Email" type="email" autoComplete="email" />
          <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        </Box>
        <ProfileSummary user={user} />
        <NoteField label="Note (optional)" />
        <CvField />
        <DocumentField ref={documents} onUnlock={() => setUnlocking(true)} />
      </ApplicationForm>
      {/* Outside of the form, because the dialog contains another form. */}
      <UnlockDialog
        open={isUnlocking}
        email={email}
        onClose={() => setUnlocking(false)}
        focusAfter={() => documents.current}
      />
    </>
  );
}
