import { call } from '@sopaan/api-client/call';
import { getChallengesEndpoint } from '@sopaan/schemas/practice/challenge';
import { queryOptions } from '@tanstack/react-query';

/** How many challenges the member has solved. The query key starts with `challenges`, so that a verdict invalidates it. */
export const progressQuery = queryOptions({
  queryKey: ['challenges', 'member', 'progress'],
  queryFn: async ({ signal }) => {
    const { total, facets } = await call(
      getChallengesEndpoint,
      // Only the counts are used, so one challenge is enough.
      { facets: true, limit: 1 },
      { signal },
    );
    const statuses = facets.find(({ key }) => key === 'status')?.options ?? [];
    const solved = statuses.find(({ value }) => value === 'solved')?.count ?? 0;
    return { solved, total };
  },
});
