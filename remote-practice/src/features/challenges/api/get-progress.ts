import { call } from '@sopaan/api-client/call';
import { getChallengesEndpoint } from '@sopaan/schemas/challenge';
import { queryOptions } from '@tanstack/react-query';

/** How many of all challenges the member has solved. Begins with `challenges`, as all that a verdict changes. */
export const progressQuery = queryOptions({
  queryKey: ['challenges', 'own', 'progress'],
  queryFn: async ({ signal }) => {
    const { total, facets } = await call(
      getChallengesEndpoint,
      { facets: true, limit: 1 },
      { signal },
    );
    const statuses = facets.find(({ key }) => key === 'status')?.options ?? [];
    const solved = statuses.find(({ value }) => value === 'solved')?.count ?? 0;
    return { solved, total };
  },
});
