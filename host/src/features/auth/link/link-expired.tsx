import { call } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { resendVerificationEndpoint } from '@sopaan/schemas/account-sign-up';
import { Box, LinkButton } from '@sopaan/ui/core';
import { useState } from 'react';
import { ActionButton } from '../action-button';
import { AuthCard } from '../auth-card';
import { ErrorAlert } from '../../../errors/error-alert';
import { getErrorMessage } from '../../../errors/error-message';
import { LinkSent } from './link-sent';
import type { MailLink } from './mail-link-loader';

interface LinkExpiredProps {
  token: string;
  link: MailLink;
  focused: boolean;
}

const title = 'This link has expired';
const icon = { name: 'clock', tone: 'warning' } as const;

/** Shown for an expired link, with the way to get a new one. */
export function LinkExpired({ token, link, focused }: LinkExpiredProps) {
  const [errorMessage, setErrorMessage] = useState('');
  const [sentAt, setSentAt] = useState<number>();
  const resend = () => call(resendVerificationEndpoint, { token });

  if (link.purpose === 'confirm-device') {
    return (
      <AuthCard
        title={title}
        icon={icon}
        focused={focused}
        introduction="It was valid for 2 hours. Log in again, and we will send another one if needed."
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
        introduction="Your email hasn't changed. You can request the change again in your account."
      >
        <LinkButton to={paths.account} variant="contained" size="large" fullWidth>
          Go to my account
        </LinkButton>
      </AuthCard>
    );
  }
  if (sentAt !== undefined) return <LinkSent email={link.email} sentAt={sentAt} resend={resend} />;

  const press = async () => {
    setErrorMessage('');
    try {
      await resend();
      setSentAt(Date.now());
    } catch (error) {
      setErrorMessage(getErrorMessage(error));
    }
  };
  return (
    <AuthCard
      title={title}
      icon={icon}
      focused={focused}
      introduction={
        <>
          It was valid for 24 hours. We can send a new one to <strong>{link.email}</strong>.
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ErrorAlert title="The email could not be sent" message={errorMessage} />
        <ActionButton size="large" onPress={press} pending="Sending…">
          Send a new link
        </ActionButton>
      </Box>
    </AuthCard>
  );
}
