import { paths } from '@sopaan/contract/paths';
import { LinkButton } from '@sopaan/ui/core';
import { ApiForm, SubmitButton } from '@sopaan/ui/forms';
import { useState } from 'react';
import { object } from 'yup';
import { resendVerification } from '../api/sign-up';
import { AuthCard } from '../auth-card';
import { LinkSent } from './link-sent';
import type { MailLink } from './mail-link-loader';

interface LinkExpiredProps {
  token: string;
  link: MailLink;
  focusOnTitle: boolean;
}

const noFields = object({});
const title = 'This link has expired';
const icon = { name: 'clock', tone: 'warning' } as const;

/** Shown for an expired link, and offers a new one. */
export function LinkExpired({ token, link, focusOnTitle }: LinkExpiredProps) {
  const [sentAt, setSentAt] = useState<number>();
  const resend = () => resendVerification(token);

  if (link.purpose === 'confirm-device') {
    return (
      <AuthCard
        title={title}
        icon={icon}
        focusOnTitle={focusOnTitle}
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
        focusOnTitle={focusOnTitle}
        introduction={`Your ${link.purpose === 'recovery-email' ? 'recovery email' : 'email'} hasn't changed. You can request the change again in your account.`}
      >
        <LinkButton to={paths.account} variant="contained" size="large" fullWidth>
          Go to my account
        </LinkButton>
      </AuthCard>
    );
  }
  if (sentAt !== undefined) return <LinkSent email={link.email} sentAt={sentAt} resend={resend} />;

  const send = async () => {
    await resend();
    setSentAt(Date.now());
  };
  return (
    <AuthCard
      title={title}
      icon={icon}
      focusOnTitle={focusOnTitle}
      introduction={
        <>
          It was valid for 24 hours. We can send a new one to <strong>{link.email}</strong>.
        </>
      }
    >
      <ApiForm
        initialValues={{}}
        schema={noFields}
        send={send}
        errorTitle="The email could not be sent"
      >
        <SubmitButton size="large">Send a new link</SubmitButton>
      </ApiForm>
    </AuthCard>
  );
}
