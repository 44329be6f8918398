import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LookedAt, type MailLink } from '../link/looked-at';
import { useKeptToken } from '../link/use-kept-token';
import { places } from '../places';
import type { AuthState } from '../use-auth-state';
import { ResetForm } from './reset-form';
import { ResetRefused, type Refusal } from './reset-refused';

/** `/auth/forgot-password/reset#token=…`: the link of a mail that lets choose a new password. */
export function ResetPage() {
  const { hash } = useLocation();
  const given = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  const token = useKeptToken(given, places.reset);
  return (
    <LookedAt token={token} title="Choose a new password">
      {(link) =>
        link ? (
          <ValidLink key={token} token={token ?? ''} link={link} />
        ) : (
          <ResetRefused why="invalid" />
        )
      }
    </LookedAt>
  );
}

function ValidLink({ token, link }: { token: string; link: MailLink }) {
  const [refusal, setRefusal] = useState<Refusal>();
  const state: AuthState = { token };
  if (link.purpose !== 'reset-password') return <Navigate to={places.link} replace state={state} />;
  const why = refusal ?? link.status;
  if (why === 'ready') return <ResetForm token={token} email={link.email} onRefused={setRefusal} />;
  return <ResetRefused why={why} email={link.email} focused={refusal !== undefined} />;
}
