import { Alert, Box } from '@sopaan/ui/core';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import type { ObjectSchema } from 'yup';
import { ApiForm } from '../api-form/api-form';
import { FormError } from '../api-form/form-error';
import { OutcomeBox } from '../api-form/outcome-box';
import { FormTextField } from '../field/form-text-field';
import { ErrorSummary } from '../summary/error-summary';
import { SubmitButton } from '../summary/submit-button';

export interface ContactValues {
  name: string;
  lastName: string;
  email: string;
  message: string;
}

export interface ContactFormProps {
  validationSchema: ObjectSchema<ContactValues>;
  /** Sends the message. The error it throws is shown, and the message is kept. */
  onSend: (values: ContactValues) => Promise<unknown>;
  initialValues?: Partial<ContactValues>;
}

const emptyValues: ContactValues = { name: '', lastName: '', email: '', message: '' };

/** The contact form: four fields and the outcome of sending. */
export function ContactForm({ validationSchema, onSend, initialValues }: ContactFormProps) {
  const [isSent, setIsSent] = useState(false);
  const values = { ...emptyValues, ...initialValues };

  const send = async (message: ContactValues, { resetForm }: FormikHelpers<ContactValues>) => {
    setIsSent(false);
    await onSend(validationSchema.cast(message));
    resetForm({ values });
    setIsSent(true);
  };

  return (
    <ApiForm initialValues={values} schema={validationSchema} send={send}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ErrorSummary />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormTextField name="name" label="Name" required autoComplete="given-name" />
          <FormTextField name="lastName" label="Last name" required autoComplete="family-name" />
        </Box>
        <FormTextField name="email" label="Email" type="email" required autoComplete="email" />
        <FormTextField name="message" label="Your message" required multiline minRows={5} />
        <FormError title="Your message could not be sent." />
        <OutcomeBox outcome={isSent}>
          <Alert severity="success" title="Your message has been sent.">
            We will reply by email.
          </Alert>
        </OutcomeBox>
        <SubmitButton size="large" sx={{ justifySelf: 'start' }}>
          Send message
        </SubmitButton>
      </Box>
    </ApiForm>
  );
}
