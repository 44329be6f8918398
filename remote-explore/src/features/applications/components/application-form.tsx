import { isApiError } from '@sopaan/api-client/call';
import { errorMessages } from '@sopaan/contract/error-codes';
import {
  applicationInputSchema,
  type Application,
  type ApplicationInput,
} from '@sopaan/schemas/application';
import type { Job } from '@sopaan/schemas/job';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { ErrorSummary, Form, Formik, SubmitButton, type FormikHelpers } from '@sopaan/ui/forms';
import { DialogActions, DialogContent } from '@sopaan/ui/panels';
import { useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { useApply } from '../api/use-application-mutations';
import { DirtyObserver } from './dirty-observer';

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
  schema?: ObjectSchema<ApplicationInput>;
  submitLabel: string;
  children: ReactNode;
}

/** Sends an application. Errors are shown at their fields or above the buttons, and the input is kept. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { schema = applicationInputSchema } = props;
  const { job, initialValues, submitLabel, onDirty, onSent, onCancel, children } = props;
  const [errorMessage, setErrorMessage] = useState('');
  const { mutateAsync } = useApply(job.id);

  const submit = async (
    values: ApplicationInput,
    { setFieldError }: FormikHelpers<ApplicationInput>,
  ) => {
    setErrorMessage('');
    try {
      const application = await mutateAsync(values);
      if (application) onSent(application);
    } catch (error) {
      const fields = isApiError(error) ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) setFieldError(name, message);
      if (fields.length === 0)
        setErrorMessage(isApiError(error) ? error.message : errorMessages.INTERNAL);
    }
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form style={{ display: 'contents' }}>
        <DirtyObserver onChange={onDirty} />
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
            <ErrorSummary />
            {children}
          </Box>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {errorMessage && (
            <Alert
              severity="error"
              title="Your application could not be sent"
              sx={{ flex: '1 0 100%', mb: 1 }}
            >
              {errorMessage}
            </Alert>
          )}
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}
