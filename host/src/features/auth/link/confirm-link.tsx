import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { confirmLinkEndpoint } from '@sopaan/schemas/account-sign-up';
import { signedIn } from '@sopaan/session/actions';
import { Box, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { ActionButton } from '../action-button';
import { AuthCard } from '../auth-card';
import { ProblemBox } from '../../../problem/problem-box';
import { problemText } from '../../../problem/problem-text';
import type { MailLink } from './looked-at';

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
    if (accessToken !== null) signedIn(accessToken);
    else if (purpose === 'change-email')
      bus.publish('profile:changed', { section: 'email' }, 'host');
    return status === 'already_verified' ? status : 'verified';
  } catch (error) {
    const end = isApiError(error) ? ENDS[error.code] : undefined;
    if (end === undefined) throw error;
    return end;
  }
}

interface ConfirmLinkProps {
  token: string;
  link: MailLink;
  onEnd: (outcome: Outcome) => void;
}

/** Programs that look through mails open links; only a person presses the button. */
export function ConfirmLink({ token, link, onEnd }: ConfirmLinkProps) {
  const [problem, setProblem] = useState('');
  const isNew = link.purpose === 'sign-up';

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
      title={isNew ? 'Confirm your email' : 'Confirm your new email'}
      introduction={
        <>
          Confirm that <strong>{link.email}</strong> is yours
          {isNew ? ', and your account is ready.' : '. From then on you log in with it.'}
        </>
      }
      foot={
        <Typography variant="body2" color="textSecondary">
          {isNew ? 'You did not sign up?' : 'You did not ask for this?'} Then leave this page:
          without the button nothing happens.
        </Typography>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ProblemBox title="Your address could not be confirmed" problem={problem} />
        <ActionButton size="large" onPress={press} pending="Confirming…">
          Confirm my address
        </ActionButton>
      </Box>
    </AuthCard>
  );
}
