import {
  applicationInputSchema,
  type Application,
  type ApplicationInput,
} from '@sopaan/schemas/jobs/application';
import type { Job } from '@sopaan/schemas/jobs/job';
import { Box, Button } from '@sopaan/ui/core';
import { DirtyObserver } from '@sopaan/ui/dirty-observer';
import {
  ApiForm,
  ErrorSummary,
  FormError,
  SubmitButton,
  type ApiFormProps,
} from '@sopaan/ui/forms';
import { DialogActions, DialogContent } from '@sopaan/ui/panels';
import type { ReactNode } from 'react';
import { ConsentNotice } from '@sopaan/item-actions/consent-notice';
import { useApply } from '../api/use-application-mutations';

export interface DialogFormProps {
  job: Job;
  /** The element id of the dialog's title. */
  titleId: string;
  onDirty: (isDirty: boolean) => void;
  onSent: (application: Application) => void;
  onCancel: () => void;
}

interface ApplicationFormProps extends Omit<DialogFormProps, 'titleId'> {
  initialValues: ApplicationInput;
  schema?: ApiFormProps<ApplicationInput>['schema'];
  submitLabel: string;
  children: ReactNode;
}

/** Sends an application. Errors are shown at their fields or below them, and the input is kept. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { schema = applicationInputSchema } = props;
  const { job, initialValues, submitLabel, onDirty, onSent, onCancel, children } = props;
  const { mutateAsync } = useApply(job.id);
  return (
    <ApiForm
      initialValues={initialValues}
      schema={schema}
      send={async (values) => {
        const application = await mutateAsync(values);
        if (application) onSent(application);
      }}
      style={{ display: 'contents' }}
    >
      <DirtyObserver onChange={onDirty} />
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
          <ConsentNotice />
          <ErrorSummary />
          {children}
          <FormError title="Your application could not be sent" />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </DialogActions>
    </ApiForm>
  );
}
