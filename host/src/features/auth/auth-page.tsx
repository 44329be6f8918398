import { useSession } from '@sopaan/session/session';
import { AppLink, Box, Container, Paper, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useNext } from './use-next';

interface AuthPageProps {
  title: string;
  introduction: string;
  /** The way to the other form. */
  other: { question: string; label: string; path: string };
  children: ReactNode;
}

/** The frame of login and sign-up. Whoever has a session is led on to where they wanted to be. */
export function AuthPage({ title, introduction, other, children }: AuthPageProps) {
  const next = useNext();
  const signedIn = useSession(({ status }) => status === 'member');
  if (signedIn) return <Navigate to={next} replace />;
  const query = next === '/' ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, sm: 6 } }}>
      <title>{`${title} | Sopaan`}</title>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 5 }, borderRadius: 2 }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
          {introduction}
        </Typography>
        {children}
        <Box sx={{ mt: 3, typography: 'body2' }}>
          {other.question}{' '}
          <AppLink to={other.path + query} underline="always">
            {other.label}
          </AppLink>
        </Box>
      </Paper>
    </Container>
  );
}
