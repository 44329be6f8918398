import { call } from '@sopaan/api-client/call';
import { getApplicationsEndpoint, type ApplicationKind } from '@sopaan/schemas/jobs/application';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The member's applications for jobs of one kind, newest first. */
export const myApplicationsQuery = (kind: ApplicationKind) =>
  infiniteQueryOptions({
    queryKey: ['applications', kind],
    queryFn: ({ pageParam, signal }) =>
      call(
        getApplicationsEndpoint,
        { kind, limit: 10, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }): string | null => nextCursor,
  });
