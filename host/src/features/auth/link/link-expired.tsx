import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { resendVerificationEndpoint } from '@sopaan/schemas/account-sign-up';
import { Box, LinkButton } from '@sopaan/ui/core';
import { useState } from 'react';
import { ActionButton } from '../action-button';
import { AuthCard } from '../auth-card';
import { ProblemBox } from '../../../problem/problem-box';
import { problemText } from '../../../problem/problem-text';
import { LinkSent } from './link-sent';
import type { MailLink } from './looked-at';

interface LinkExpiredProps {
  token: string;
  link: MailLink;
  focused: boolean;
}

const title = 'This link has expired';
const icon = { name: 'clock', tone: 'warning' } as const;

/** A link that came too late, and how to get another one. */
export function LinkExpired({ token, link, focused }: LinkExpiredProps) {
  const [problem, setProblem] = useState('');
  const [sentAt, setSentAt] = useState<number>();
  const resend = () => call(resendVerificationEndpoint, { token });

  if (link.purpose === 'confirm-device') {
    return (
      <AuthCard
        title={title}
        icon={icon}
        focused={focused}
        introduction="It worked for 2 hours. Log in again: if another link is needed, we send one."
      >
        <LinkButton
          to={paths.login}
          state={{ email: link.email }}
          variant="contained"
          size="large"
          fullWidth
        >
          Log in
        </LinkButton>
      </AuthCard>
    );
  }
  if (link.purpose !== 'sign-up') {
    return (
      <AuthCard
        title={title}
        icon={icon}
        focused={focused}
        introduction="Your address is the one it was. Ask for the change once more in your account."
      >
        <LinkButton to={paths.account} variant="contained" size="large" fullWidth>
          Go to my account
        </LinkButton>
      </AuthCard>
    );
  }
  if (sentAt !== undefined) return <LinkSent email={link.email} sentAt={sentAt} resend={resend} />;

  const press = async () => {
    setProblem('');
    try {
      await resend();
      setSentAt(Date.now());
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return (
    <AuthCard
      title={title}
      icon={icon}
      focused={focused}
      introduction={
        <>
          It worked for 24 hours. We can send another one to <strong>{link.email}</strong>.
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ProblemBox title="The mail could not be sent" problem={problem} />
        <ActionButton size="large" onPress={press} pending="Sending…">
          Send a new link
        </ActionButton>
      </Box>
    </AuthCard>
  );
}
