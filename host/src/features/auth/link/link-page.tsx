import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AddressTaken } from '../address-taken';
import { authPaths } from '../auth-paths';
import type { AuthState } from '../use-auth-state';
import type { LinkOutcome } from '../api/confirm-link';
import { ConfirmLink } from './confirm-link';
import { LinkConfirmed } from './link-confirmed';
import { LinkExpired } from './link-expired';
import { LinkInvalid } from './link-invalid';
import { MailLinkLoader, type MailLink } from './mail-link-loader';
import { useUrlToken } from './use-url-token';

/** `/auth/email-verification/:token`: a mailed link that confirms an address. Opening it changes nothing. */
export function LinkPage({ urlToken }: { urlToken: string | undefined }) {
  const token = useUrlToken(urlToken, authPaths.link);
  return (
    <MailLinkLoader token={token} title="Confirm your email">
      {(link) =>
        link ? <ValidLink key={token} token={token ?? ''} link={link} /> : <LinkInvalid />
      }
    </MailLinkLoader>
  );
}

function ValidLink({ token, link }: { token: string; link: MailLink }) {
  const [outcome, setOutcome] = useState<LinkOutcome>();
  const state: AuthState = { token };
  if (link.purpose === 'reset-password') {
    return <Navigate to={authPaths.reset} replace state={state} />;
  }
  // The check above narrows the type of `link.purpose`, but not that of `link`.
  const confirmationLink = { ...link, purpose: link.purpose };
  const status = outcome ?? link.status;
  const hasOutcome = outcome !== undefined;
  if (status === 'ready')
    return <ConfirmLink token={token} link={confirmationLink} onEnd={setOutcome} />;
  if (status === 'verified') return <LinkConfirmed link={link} />;
  if (status === 'expired')
    return <LinkExpired token={token} link={link} focusOnTitle={hasOutcome} />;
  if (status === 'taken') return <AddressTaken email={link.email} />;
  if (status === 'invalid') return <LinkInvalid focusOnTitle={hasOutcome} />;
  return <LinkConfirmed link={link} isRepeated focusOnTitle={hasOutcome} />;
}
