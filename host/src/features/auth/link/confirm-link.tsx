import { Typography } from '@sopaan/ui/core';
import { ApiForm, SubmitButton } from '@sopaan/ui/forms';
import { object } from 'yup';
import { confirmLink, type LinkOutcome } from '../api/confirm-link';
import { AuthCard } from '../auth-card';
import type { ConfirmationLink } from './mail-link-loader';

const noFields = object({});

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
  'recovery-email': {
    title: 'Confirm your recovery email',
    end: ' is yours. Password reset links will also be sent to it.',
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
  link: ConfirmationLink;
  onEnd: (outcome: LinkOutcome) => void;
}

/** Confirming takes a button, since mail scanners open links as well. */
export function ConfirmLink({ token, link, onEnd }: ConfirmLinkProps) {
  const texts = TEXTS[link.purpose];
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
      <ApiForm
        initialValues={{}}
        schema={noFields}
        send={async () => onEnd(await confirmLink(token))}
        errorTitle={texts.errorTitle}
      >
        <SubmitButton size="large" pending="Confirming…">
          {texts.action}
        </SubmitButton>
      </ApiForm>
    </AuthCard>
  );
}
