import { fetchUser } from '@sopaan/session/actions';
import { useUser } from '@sopaan/session/user';
import { Container, FailedState, LoadingState } from '@sopaan/ui/core';
import { useEffect } from 'react';
import { Console } from './console';
import { NotForThisAccount } from './not-for-this-account';

/** `/releases`: what runs where, and what moves it. The API decides who may; this only keeps others from a page of refusals. */
export function ReleasesPage() {
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 3, sm: 4 } }}>
      <title>Releases | Sopaan</title>
      <ForAdmins />
    </Container>
  );
}

function ForAdmins() {
  const { userData, loading, error } = useUser((state) => state);
  const unread = !userData && !loading && !error;
  useEffect(() => {
    if (unread) void fetchUser();
  }, [unread]);
  if (userData) return userData.role === 'admin' ? <Console /> : <NotForThisAccount />;
  if (!error || loading) return <LoadingState shape="page" />;
  return (
    <FailedState
      title="Your account could not be read"
      description={error}
      onRetry={() => fetchUser()}
    />
  );
}
