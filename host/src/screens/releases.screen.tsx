import { fetchUser } from '@sopaan/session/actions';
import { useUser } from '@sopaan/session/user';
import { Container, FailedState, LoadingState, PageTitle } from '@sopaan/ui/core';
import { useEffect } from 'react';
import { Console } from '../features/releases/console/console';
import { AdminsOnly } from '../features/releases/console/admins-only';

/** `/releases`: the release console. The API enforces the permission; the check here only spares others a page of errors. */
export function Component() {
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 3, sm: 4 } }}>
      <PageTitle title="Releases" />
      <AdminContent />
    </Container>
  );
}

function AdminContent() {
  const { userData, loading, error } = useUser((state) => state);
  const isMissing = !userData && !loading && !error;
  useEffect(() => {
    if (isMissing) void fetchUser();
  }, [isMissing]);
  if (userData) return userData.role === 'admin' ? <Console /> : <AdminsOnly />;
  if (!error || loading) return <LoadingState shape="page" />;
  return (
    <FailedState
      title="Your account could not be loaded"
      description={error}
      onRetry={() => fetchUser()}
    />
  );
}
