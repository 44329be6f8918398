import { call } from '@sopaan/api-client/call';
import { getChallengesEndpoint } from '@sopaan/schemas/challenge';
import { PAGE_LIMIT } from '@sopaan/schemas/paging';
import type { SessionStatus } from '@sopaan/contract/stores';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ChallengeFilters } from '../filters/challenge-filters';

/** The challenges, page by page. A member's answer says what was done about each, so it is kept apart from a guest's. */
export function challengesQuery(filters: ChallengeFilters, viewer: SessionStatus) {
  const { topic, difficultyLevel } = filters;
  const wanted = {
    ...(topic && { topic }),
    ...(difficultyLevel && { difficultyLevel: [difficultyLevel] }),
    limit: PAGE_LIMIT,
  };
  return infiniteQueryOptions({
    queryKey: ['challenges', viewer, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(
        getChallengesEndpoint,
        { ...wanted, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
