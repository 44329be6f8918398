import { call } from '@sopaan/api-client/call';
import { getEditorialEndpoint } from '@sopaan/schemas/practice/challenge-guide';
import { queryOptions } from '@tanstack/react-query';

/** The editorial, once it is open. */
export const editorialQuery = (challengeId: string) =>
  queryOptions({
    queryKey: ['editorial', challengeId],
    queryFn: ({ signal }) => call(getEditorialEndpoint, { challengeId }, { signal }),
  });
