import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import type { User } from '@sopaan/schemas/account/user';
import { Box, EmptyState, FailedState, LinkButton, LoadingState, Skeleton } from '@sopaan/ui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DashboardContentProps {
  query: UseQueryResult<User>;
  children: (user: User) => ReactNode;
}

/** Shows the section once the user has loaded; until then a loading or error state. */
export function DashboardContent({ query, children }: DashboardContentProps) {
  if (query.data) return children(query.data);
  if (query.isError) {
    return (
      <FailedState
        title={`Error: ${query.error.message}`}
        description="Your profile could not be loaded."
        referenceId={isApiError(query.error) ? query.error.requestId : undefined}
        onRetry={() => query.refetch()}
      />
    );
  }
  if (query.isFetching) {
    return (
      <LoadingState>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={300} />
          <Skeleton variant="rounded" height={220} />
        </Box>
      </LoadingState>
    );
  }
  // Neither fetching nor failed: the device is offline, or the session has just ended. The title is the spec's.
  return (
    <EmptyState
      icon="user"
      title="Loading Your Profile"
      description="It will load once you are back online."
      action={<LinkButton to={paths.home}>Go to the home page</LinkButton>}
    />
  );
}
