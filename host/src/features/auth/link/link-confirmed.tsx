import { paths } from '@sopaan/contract/paths';
import { useSession } from '@sopaan/session/session';
import { LinkButton } from '@sopaan/ui/core';
import { AuthCard } from '../auth-card';
import { useNext } from '../use-next';
import type { MailLink } from './mail-link-loader';

interface LinkConfirmedProps {
  link: MailLink;
  /** Whether the address had already been confirmed with this link. */
  isRepeated?: boolean;
  focusOnTitle?: boolean;
}

/** Shown when a link has confirmed its address or browser, now or earlier. */
export function LinkConfirmed({
  link,
  isRepeated = false,
  focusOnTitle = true,
}: LinkConfirmedProps) {
  const isMember = useSession(({ status }) => status === 'member');
  if (link.purpose === 'confirm-device') return <DeviceConfirmed email={link.email} />;
  if (link.purpose === 'recovery-email')
    return <RecoveryEmailConfirmed {...{ link, isRepeated, focusOnTitle }} />;
  const isSignUp = link.purpose === 'sign-up';
  const subject = isSignUp ? 'address' : 'new address';
  const title = isRepeated
    ? `This ${subject} is already confirmed`
    : `Your ${subject} is confirmed`;
  return (
    <AuthCard
      title={title}
      icon={{ name: 'check', tone: 'success' }}
      focusOnTitle={focusOnTitle}
      introduction={
        <>
          {isMember && isSignUp ? 'You are logged in.' : 'Log in with '}
          {!(isMember && isSignUp) && <strong>{link.email}</strong>}
          {!(isMember && isSignUp) &&
            (isSignUp ? ' and the password that you chose.' : ' from now on.')}
        </>
      }
    >
      {isMember ? <ContinueLink isSignUp={isSignUp} /> : <LoginLink email={link.email} />}
    </AuthCard>
  );
}

function DeviceConfirmed({ email }: { email: string }) {
  return (
    <AuthCard
      title="This browser is confirmed"
      icon={{ name: 'check', tone: 'success' }}
      focusOnTitle
      introduction={
        <>
          Log in with <strong>{email}</strong> and your password.
        </>
      }
    >
      <LoginLink email={email} />
    </AuthCard>
  );
}

function RecoveryEmailConfirmed({
  link,
  isRepeated = false,
  focusOnTitle = true,
}: LinkConfirmedProps) {
  const isMember = useSession(({ status }) => status === 'member');
  return (
    <AuthCard
      title={`Your recovery email is ${isRepeated ? 'already ' : ''}confirmed`}
      icon={{ name: 'check', tone: 'success' }}
      focusOnTitle={focusOnTitle}
      introduction={
        <>
          Password reset links are also sent to <strong>{link.email}</strong>.
        </>
      }
    >
      {isMember ? <ContinueLink isSignUp={false} /> : <LoginLink />}
    </AuthCard>
  );
}

function ContinueLink({ isSignUp }: { isSignUp: boolean }) {
  const next = useNext();
  const [to, label] = isSignUp
    ? [next, next === paths.home ? 'Go to the home page' : 'Continue']
    : [paths.account, 'Go to my account'];
  return (
    <LinkButton to={to} variant="contained" size="large" fullWidth>
      {label}
    </LinkButton>
  );
}

function LoginLink({ email }: { email?: string }) {
  return (
    <LinkButton to={paths.login} state={{ email }} variant="contained" size="large" fullWidth>
      Log in
    </LinkButton>
  );
}
