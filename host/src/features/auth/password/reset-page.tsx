import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { MailLinkLoader, type MailLink } from '../link/mail-link-loader';
import { useUrlToken } from '../link/use-url-token';
import { authPaths } from '../auth-paths';
import type { AuthState } from '../use-auth-state';
import { ResetForm } from './reset-form';
import { ResetRefused, type Refusal } from './reset-refused';

/** `/auth/forgot-password/reset#token=…`: a mailed link for choosing a new password. */
export function ResetPage() {
  const { hash } = useLocation();
  const urlToken = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  const token = useUrlToken(urlToken, authPaths.reset);
  return (
    <MailLinkLoader token={token} title="Choose a new password">
      {(link) =>
        link ? (
          <ValidLink key={token} token={token ?? ''} link={link} />
        ) : (
          <ResetRefused reason="invalid" />
        )
      }
    </MailLinkLoader>
  );
}

function ValidLink({ token, link }: { token: string; link: MailLink }) {
  const [refusal, setRefusal] = useState<Refusal>();
  const state: AuthState = { token };
  if (link.purpose !== 'reset-password')
    return <Navigate to={authPaths.link} replace state={state} />;
  const status = refusal ?? link.status;
  if (status === 'ready')
    return <ResetForm token={token} email={link.email} onRefused={setRefusal} />;
  return <ResetRefused reason={status} email={link.email} focused={refusal !== undefined} />;
}
