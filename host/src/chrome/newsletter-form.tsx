import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { errorMessages } from '@sopaan/contract/error-codes';
import { newsletterSchema, subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter';
import { Alert, Box, Button, Typography } from '@sopaan/ui/core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { ValidationError } from 'yup';

type Outcome =
  | { state: 'open' | 'sending' | 'done'; problem: '' }
  | { state: 'invalid' | 'failed'; problem: string };

const open: Outcome = { state: 'open', problem: '' };

/** Sends the address and says what came of it. */
async function subscribe(email: string): Promise<Outcome> {
  try {
    await call(subscribeNewsletterEndpoint, await newsletterSchema.validate({ email }));
    return { state: 'done', problem: '' };
  } catch (error) {
    if (error instanceof ValidationError) return { state: 'invalid', problem: error.message };
    if (!isApiError(error)) return { state: 'failed', problem: errorMessages.INTERNAL };
    const { email: aboutEmail } = error.fields;
    return aboutEmail
      ? { state: 'invalid', problem: aboutEmail }
      : { state: 'failed', problem: error.message };
  }
}

/** The newsletter block. A plain form: the form library would be loaded with every first page for it. */
export function NewsletterForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [{ state, problem }, setOutcome] = useState(open);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    setOutcome({ state: 'sending', problem: '' });
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
      <Typography id={`${id}-promise`} variant="body2" color="textSecondary">
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
          aria-describedby={`${id}-promise ${id}-problem`}
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
        id={`${id}-problem`}
        role="alert"
        variant="body2"
        color="error"
        sx={{ minHeight: '1.55em' }}
      >
        {state === 'invalid' && problem}
      </Typography>
      <div role="status">
        {state === 'done' && (
          <Alert severity="success" role="none">
            Thank you. You are on the list for our next letter.
          </Alert>
        )}
        {state === 'failed' && (
          <Alert severity="error" role="none" title="You could not be subscribed">
            {problem}
          </Alert>
        )}
      </div>
    </Box>
  );
}
