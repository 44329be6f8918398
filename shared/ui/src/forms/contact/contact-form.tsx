import { Alert, Box } from '@sopaan/ui/core';
import { useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { Form } from '../field/form';
import { FormTextField } from '../field/form-text-field';
import { Formik } from '../field/formik';
import { ErrorSummary } from '../summary/error-summary';
import { SubmitButton } from '../summary/submit-button';
import { readSubmitError } from './submit-error';

export interface ContactValues {
  name: string;
  lastName: string;
  email: string;
  message: string;
}

export interface ContactFormProps {
  validationSchema: ObjectSchema<ContactValues>;
  /** Sends the message. The message of an error it throws is shown. */
  onSend: (values: ContactValues) => Promise<unknown>;
  initialValues?: Partial<ContactValues>;
}

const emptyValues: ContactValues = { name: '', lastName: '', email: '', message: '' };

type Outcome = { kind: 'sent' } | { kind: 'failed'; message: string };

/** The contact form: four fields and the outcome of sending. */
export function ContactForm({ validationSchema, onSend, initialValues }: ContactFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const outcomeBox = useRef<HTMLDivElement>(null);

  return (
    <Formik
      initialValues={{ ...emptyValues, ...initialValues }}
      validationSchema={validationSchema}
      onSubmit={async (values, { resetForm, setErrors }) => {
        setOutcome(undefined);
        try {
          await onSend(validationSchema.cast(values));
          resetForm({ values: { ...emptyValues, ...initialValues } });
          setOutcome({ kind: 'sent' });
        } catch (error) {
          const { message, fields } = readSubmitError(error);
          setErrors(fields);
          setOutcome({ kind: 'failed', message });
        }
        outcomeBox.current?.focus();
      }}
    >
      <Form>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ErrorSummary />
          <Box
            sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
          >
            <FormTextField name="name" label="Name" required autoComplete="given-name" />
            <FormTextField name="lastName" label="Last name" required autoComplete="family-name" />
          </Box>
          <FormTextField name="email" label="Email" type="email" required autoComplete="email" />
          <FormTextField name="message" label="Your message" required multiline minRows={5} />
          <Box ref={outcomeBox} tabIndex={-1} sx={{ '&:empty': { display: 'none' } }}>
            {outcome?.kind === 'sent' && (
              <Alert severity="success" title="Your message has been sent.">
                We will reply by email.
              </Alert>
            )}
            {outcome?.kind === 'failed' && (
              <Alert severity="error" title="Your message could not be sent.">
                {outcome.message || 'Please try again. What you wrote is still here.'}
              </Alert>
            )}
          </Box>
          <SubmitButton size="large" sx={{ justifySelf: 'start' }}>
            Send message
          </SubmitButton>
        </Box>
      </Form>
    </Formik>
  );
}
