import { useSession } from '@sopaan/session/session';
import { AppLink } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthCard } from './auth-card';
import { useNext, withNext } from './use-next';

interface AuthPageProps {
  title: string;
  introduction: ReactNode;
  /** Link to the other form. */
  other: { question: string; label: string; path: string };
  children: ReactNode;
}

/** The page of login and sign-up. Redirects a logged-in visitor to the page they came from. */
export function AuthPage({ title, introduction, other, children }: AuthPageProps) {
  const next = useNext();
  const signedIn = useSession(({ status }) => status === 'member');
  if (signedIn) return <Navigate to={next} replace />;
  const foot = (
    <>
      {other.question}{' '}
      <AppLink to={withNext(other.path, next)} underline="always">
        {other.label}
      </AppLink>
    </>
  );
  return (
    <AuthCard title={title} introduction={introduction} foot={foot}>
      {children}
    </AuthCard>
  );
}
