import { call } from '@sopaan/api-client/call';
import type { SessionStatus } from '@sopaan/contract/stores';
import { getLeaderboardEndpoint } from '@sopaan/schemas/practice/conquest';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

const PAGE_SIZE = 10;

/** The standings of a round, page by page. Round 0 is all rounds. */
export function leaderboardQuery(viewer: SessionStatus, round: number) {
  return infiniteQueryOptions({
    queryKey: ['conquest', viewer, 'leaderboard', round],
    queryFn: ({ pageParam, signal }) =>
      call(
        getLeaderboardEndpoint,
        { round, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
