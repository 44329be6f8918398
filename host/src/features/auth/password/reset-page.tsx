import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { MailLinkLoader, type MailLink } from '../link/mail-link-loader';
import { useUrlToken } from '../link/use-url-token';
import { authPaths } from '../auth-paths';
import type { AuthState } from '../use-auth-state';
import { ResetForm } from './reset-form';
import { ResetRejected, type Rejection } from './reset-rejected';

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
          <ResetRejected reason="invalid" />
        )
      }
    </MailLinkLoader>
  );
}

function ValidLink({ token, link }: { token: string; link: MailLink }) {
  const [rejection, setRejection] = useState<Rejection>();
  const state: AuthState = { token };
  if (link.purpose !== 'reset-password')
    return <Navigate to={authPaths.link} replace state={state} />;
  const status = rejection ?? link.status;
  if (status === 'ready')
    return <ResetForm token={token} email={link.email} onRejected={setRejection} />;
  return (
    <ResetRejected reason={status} email={link.email} focusOnTitle={rejection !== undefined} />
  );
}
