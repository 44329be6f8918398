import { Alert, Box } from '@sopaan/ui/core';
import type { ContactMessage } from '@sopaan/schemas/contact/contact';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import type { ObjectSchema } from 'yup';
import { ApiForm } from '../api-form/api-form';
import { FormError } from '../api-form/form-error';
import { OutcomeBox } from '../api-form/outcome-box';
import { FormTextField } from '../field/form-text-field';
import { ErrorSummary } from '../summary/error-summary';
import { SubmitButton } from '../summary/submit-button';
import { HiddenField } from './hidden-field';
import { SubjectField, type SubjectOption } from './subject-field';
import { useBotChecks, type BotChecks } from './use-bot-checks';

export type ContactValues = ContactMessage;

export interface ContactFormProps {
  validationSchema: ObjectSchema<ContactValues>;
  /** Sends the message, with signals that distinguish people from programs. The error it throws is shown, and the message is kept. */
  onSend: (values: ContactValues, checks: BotChecks) => Promise<unknown>;
  initialValues?: Partial<ContactValues>;
  /**
   * The subjects of messages. Without them, the form has no field for the subject. A new `initialValues.subject` becomes the chosen one.
   */
  subjects?: readonly SubjectOption[];
}

const emptyValues: ContactValues = { name: '', lastName: '', email: '', message: '' };

/** The contact form: its fields and the outcome of sending. */
export function ContactForm(props: ContactFormProps) {
  const { validationSchema, onSend, initialValues, subjects } = props;
  const [isSent, setIsSent] = useState(false);
  const { hiddenField, readChecks } = useBotChecks();
  const values = { ...emptyValues, ...initialValues };

  const send = async (message: ContactValues, { resetForm }: FormikHelpers<ContactValues>) => {
    setIsSent(false);
    await onSend(validationSchema.cast(message), readChecks());
    resetForm({ values });
    setIsSent(true);
  };

  return (
    <ApiForm initialValues={values} schema={validationSchema} send={send}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ErrorSummary />
        {subjects && <SubjectField options={subjects} chosen={initialValues?.subject} />}
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormTextField name="name" label="Name" required autoComplete="given-name" />
          <FormTextField name="lastName" label="Last name" required autoComplete="family-name" />
        </Box>
        <FormTextField name="email" label="Email" type="email" required autoComplete="email" />
        <FormTextField name="message" label="Your message" required multiline minRows={5} />
        <HiddenField ref={hiddenField} />
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
