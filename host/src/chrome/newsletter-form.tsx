import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { errorMessages } from '@sopaan/contract/error-codes';
import { newsletterSchema, subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter';
import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { ValidationError } from 'yup';

type Outcome =
  | { state: 'open' | 'sending' | 'done'; message: '' }
  | { state: 'invalid' | 'failed'; message: string };

const open: Outcome = { state: 'open', message: '' };

/** Subscribes the address and returns the resulting form state. */
async function subscribe(email: string): Promise<Outcome> {
  try {
    await call(subscribeNewsletterEndpoint, await newsletterSchema.validate({ email }));
    return { state: 'done', message: '' };
  } catch (error) {
    if (error instanceof ValidationError) return { state: 'invalid', message: error.message };
    if (!isApiError(error)) return { state: 'failed', message: errorMessages.INTERNAL };
    const { email: emailError } = error.fields;
    return emailError
      ? { state: 'invalid', message: emailError }
      : { state: 'failed', message: error.message };
  }
}

/** A plain form without the form library, which would otherwise be part of every first page load. */
export function NewsletterForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [{ state, message }, setOutcome] = useState(open);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    setOutcome({ state: 'sending', message: '' });
    const outcome = await subscribe(email);
    setOutcome(outcome);
    if (outcome.state === 'invalid') input.current?.focus();
    if (outcome.state === 'done') setEmail('');
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: '34rem' }}>
      <Typography component="h2" variant="h5">
        Newsletter
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        New courses, jobs and competitions, once per week. No spam.
      </Typography>
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle2"
        sx={{ display: 'block', mt: 2 }}
      >
        Email
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Box
          component="input"
          id={id}
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          required
          aria-invalid={state === 'invalid'}
          aria-describedby={`${id}-hint ${id}-message`}
          onChange={(event: { target: { value: string } }) => setEmail(event.target.value)}
          sx={{
            flex: '1 1 14rem',
            minWidth: 0,
            minHeight: 44,
            px: 2,
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.default',
            border: 1,
            borderColor: state === 'invalid' ? 'error.main' : 'text.secondary',
            borderRadius: 1,
          }}
        />
        <Button type="submit" variant="contained" aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending...' : 'Subscribe'}
        </Button>
      </Box>
      <Typography
        id={`${id}-message`}
        role="alert"
        variant="body2"
        color="error"
        sx={{ minHeight: '1.55em' }}
      >
        {state === 'invalid' && message}
      </Typography>
      <div role="status">
        {state === 'done' && (
          <Alert severity="success" role="none">
            Thank you. You are on the list for our next newsletter.
          </Alert>
        )}
        {state === 'failed' && (
          <Alert severity="error" role="none" title="You could not be subscribed">
            {message}
          </Alert>
        )}
      </div>
    </Box>
  );
}
