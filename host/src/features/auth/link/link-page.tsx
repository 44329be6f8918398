import { useState } from 'react';
import { Navigate } from 'react-router';
import { AddressTaken } from '../address-taken';
import { places } from '../places';
import type { AuthState } from '../use-auth-state';
import { ConfirmLink, type Outcome } from './confirm-link';
import { LinkConfirmed } from './link-confirmed';
import { LinkExpired } from './link-expired';
import { LinkInvalid } from './link-invalid';
import { LookedAt, type MailLink } from './looked-at';
import { useKeptToken } from './use-kept-token';

/** `/auth/email-verification/:token`: the link of a mail that confirms an address. Opening it changes nothing. */
export function LinkPage({ given }: { given: string | undefined }) {
  const token = useKeptToken(given, places.link);
  return (
    <LookedAt token={token} title="Confirm your email">
      {(link) =>
        link ? <ValidLink key={token} token={token ?? ''} link={link} /> : <LinkInvalid />
      }
    </LookedAt>
  );
}

function ValidLink({ token, link }: { token: string; link: MailLink }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const state: AuthState = { token };
  if (link.purpose === 'reset-password') {
    return <Navigate to={places.reset} replace state={state} />;
  }
  const purpose = link.purpose;
  const confirmed = { ...link, purpose };
  const stands = outcome ?? link.status;
  const pressed = outcome !== undefined;
  if (stands === 'ready') return <ConfirmLink token={token} link={confirmed} onEnd={setOutcome} />;
  if (stands === 'verified') return <LinkConfirmed link={link} />;
  if (stands === 'expired') return <LinkExpired token={token} link={link} focused={pressed} />;
  if (stands === 'taken') return <AddressTaken email={link.email} />;
  if (stands === 'invalid') return <LinkInvalid focused={pressed} />;
  return <LinkConfirmed link={link} before focused={pressed} />;
}
