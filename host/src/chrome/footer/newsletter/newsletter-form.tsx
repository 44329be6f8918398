import { paths } from '@sopaan/contract/paths';
import { Alert, AppLink, Box, Button, Typography } from '@sopaan/ui/core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { getErrorMessage } from '../../../errors/error-message';
import { getEmailMessage, useSubscribe } from './use-subscribe';

/** A plain form without the form library, which would otherwise be part of every first page load. */
export function NewsletterForm() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const subscription = useSubscribe();
  const { isPending, isSuccess, error } = subscription;
  const emailMessage = getEmailMessage(error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    subscription.mutate(email, {
      onSuccess: () => setEmail(''),
      onError: (reason) => {
        if (getEmailMessage(reason)) input.current?.focus();
      },
    });
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
          aria-invalid={Boolean(emailMessage)}
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
            borderColor: emailMessage ? 'error.main' : 'text.secondary',
            borderRadius: 1,
          }}
        />
        <Button type="submit" variant="contained" aria-disabled={isPending}>
          {isPending ? 'Sending...' : 'Subscribe'}
        </Button>
      </Box>
      <Typography
        id={`${id}-message`}
        role="alert"
        variant="body2"
        color="error"
        sx={{ minHeight: '1.55em' }}
      >
        {emailMessage}
      </Typography>
      <div role="status">
        {isSuccess && (
          <Alert severity="success" role="none" title="Check your inbox">
            We have sent you a link. You are subscribed once you confirm it.
          </Alert>
        )}
        {error && !emailMessage && (
          <Alert severity="error" role="none" title="You could not be subscribed">
            {getErrorMessage(error)}
          </Alert>
        )}
      </div>
      <AppLink to={paths.newsletter} variant="body2" sx={{ display: 'inline-block', py: 0.5 }}>
        Read past issues
      </AppLink>
    </Box>
  );
}
