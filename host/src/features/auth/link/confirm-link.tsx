import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { confirmLinkEndpoint } from '@sopaan/schemas/account-sign-up';
import { startSession } from '@sopaan/session/actions';
import { Box, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { ActionButton } from '../action-button';
import { AuthCard } from '../auth-card';
import { ProblemBox } from '../../../problem/problem-box';
import { problemText } from '../../../problem/problem-text';
import type { ConfirmedLink } from './looked-at';

/** How the press of the button ended. */
export type Outcome = 'verified' | 'already_verified' | 'expired' | 'invalid' | 'taken';

const ENDS: Readonly<Record<string, Outcome>> = {
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
    const end = isApiError(error) ? ENDS[error.code] : undefined;
    if (end === undefined) throw error;
    return end;
  }
}

const WORDS = {
  'sign-up': {
    title: 'Confirm your email',
    end: ' is yours, and your account is ready.',
    question: 'You did not sign up?',
    problem: 'Your address could not be confirmed',
    action: 'Confirm my address',
  },
  'change-email': {
    title: 'Confirm your new email',
    end: ' is yours. From then on you log in with it.',
    question: 'You did not ask for this?',
    problem: 'Your address could not be confirmed',
    action: 'Confirm my address',
  },
  'confirm-device': {
    title: 'Confirm this browser',
    end: ' is yours. Then you can log in with your password in this browser.',
    question: 'You are not logging in?',
    problem: 'This browser could not be confirmed',
    action: 'Confirm this browser',
  },
} as const;

interface ConfirmLinkProps {
  token: string;
  link: ConfirmedLink;
  onEnd: (outcome: Outcome) => void;
}

/** Programs that look through mails open links; only a person presses the button. */
export function ConfirmLink({ token, link, onEnd }: ConfirmLinkProps) {
  const [problem, setProblem] = useState('');
  const words = WORDS[link.purpose];

  const press = async () => {
    setProblem('');
    try {
      onEnd(await confirm(token));
    } catch (error) {
      setProblem(problemText(error));
    }
  };

  return (
    <AuthCard
      title={words.title}
      introduction={
        <>
          Confirm that <strong>{link.email}</strong>
          {words.end}
        </>
      }
      foot={
        <Typography variant="body2" color="textSecondary">
          {words.question} Then leave this page: without the button nothing happens.
        </Typography>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ProblemBox title={words.problem} problem={problem} />
        <ActionButton size="large" onPress={press} pending="Confirming…">
          {words.action}
        </ActionButton>
      </Box>
    </AuthCard>
  );
}
