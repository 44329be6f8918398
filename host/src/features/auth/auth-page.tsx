import { useSession } from '@sopaan/session/session';
import { AppLink } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthCard } from './auth-card';
import { useLoginReason } from './use-login-title';
import { useNext, withNext } from './use-next';

interface AuthPageProps {
  title: string;
  introduction: ReactNode;
  /** The link to the other form. */
  otherPage: { question: string; label: string; path: string };
  children: ReactNode;
}

/** The page of login and sign-up. Redirects a logged-in visitor to the page they came from. */
export function AuthPage({ title, introduction, otherPage, children }: AuthPageProps) {
  const next = useNext();
  const reason = useLoginReason();
  const isMember = useSession(({ status }) => status === 'member');
  if (isMember) return <Navigate to={next} replace />;
  const foot = (
    <>
      {otherPage.question}{' '}
      <AppLink to={withNext(otherPage.path, next)} state={reason && { reason }} underline="always">
        {otherPage.label}
      </AppLink>
    </>
  );
  return (
    <AuthCard title={title} introduction={introduction} foot={foot}>
      {children}
    </AuthCard>
  );
}
