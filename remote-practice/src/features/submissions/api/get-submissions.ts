import { call } from '@sopaan/api-client/call';
import { getSubmissionsEndpoint } from '@sopaan/schemas/practice/submission';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The member's submissions for a challenge, newest first. */
export const submissionsQuery = (challengeId: string) =>
  infiniteQueryOptions({
    queryKey: ['submissions', challengeId],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        getSubmissionsEndpoint,
        { id: challengeId, limit: 20, ...(cursor ? { cursor } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
