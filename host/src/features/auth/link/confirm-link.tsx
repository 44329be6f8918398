import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { confirmLinkEndpoint } from '@sopaan/schemas/account-sign-up';
import { startSession } from '@sopaan/session/actions';
import { Box, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { ActionButton } from '../action-button';
import { AuthCard } from '../auth-card';
import { ErrorAlert } from '../../../errors/error-alert';
import { getErrorMessage } from '../../../errors/error-message';
import type { ConfirmedLink } from './mail-link-loader';

/** The result of pressing the button. */
export type Outcome = 'verified' | 'already_verified' | 'expired' | 'invalid' | 'taken';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  LINK_EXPIRED: 'expired',
  LINK_INVALID: 'invalid',
  EMAIL_TAKEN: 'taken',
};

async function confirm(token: string): Promise<Outcome> {
  try {
    const { status, purpose, accessToken } = await call(confirmLinkEndpoint, { token });
    if (accessToken !== null) startSession(accessToken);
    else if (purpose === 'change-email')
      bus.publish('profile:changed', { section: 'email' }, 'host');
    return status === 'already_verified' ? status : 'verified';
  } catch (error) {
    const outcome = isApiError(error) ? OUTCOMES[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}

const TEXTS = {
  'sign-up': {
    title: 'Confirm your email',
    end: ' is yours, and your account is ready.',
    question: "Didn't sign up?",
    errorTitle: 'Your address could not be confirmed',
    action: 'Confirm my address',
  },
  'change-email': {
    title: 'Confirm your new email',
    end: ' is yours. You will then log in with it.',
    question: "Didn't request this?",
    errorTitle: 'Your address could not be confirmed',
    action: 'Confirm my address',
  },
  'confirm-device': {
    title: 'Confirm this browser',
    end: ' is yours. Then you can log in with your password in this browser.',
    question: 'Not logging in?',
    errorTitle: 'This browser could not be confirmed',
    action: 'Confirm this browser',
  },
} as const;

interface ConfirmLinkProps {
  token: string;
  link: ConfirmedLink;
  onEnd: (outcome: Outcome) => void;
}

/** Confirming takes a button, since mail scanners open links as well. */
export function ConfirmLink({ token, link, onEnd }: ConfirmLinkProps) {
  const [errorMessage, setErrorMessage] = useState('');
  const texts = TEXTS[link.purpose];

  const press = async () => {
    setErrorMessage('');
    try {
      onEnd(await confirm(token));
    } catch (error) {
      setErrorMessage(getErrorMessage(error));
    }
  };

  return (
    <AuthCard
      title={texts.title}
      introduction={
        <>
          Confirm that <strong>{link.email}</strong>
          {texts.end}
        </>
      }
      foot={
        <Typography variant="body2" color="textSecondary">
          {texts.question} Then close this page: nothing happens until you press the button.
        </Typography>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ErrorAlert title={texts.errorTitle} message={errorMessage} />
        <ActionButton size="large" onPress={press} pending="Confirming…">
          {texts.action}
        </ActionButton>
      </Box>
    </AuthCard>
  );
}
