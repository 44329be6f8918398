import { call } from '@sopaan/api-client/call';
import {
  FESTIVAL_LEADERBOARD_SECONDS,
  getFestivalLeaderboardEndpoint,
} from '@sopaan/schemas/festivals/festival';
import { queryOptions } from '@tanstack/react-query';

/** The ranking of a festival. Polled while the festival is running and the page is visible. */
export const leaderboardQuery = (
  id: string,
  { isMember, isLive }: { isMember: boolean; isLive: boolean },
) =>
  queryOptions({
    queryKey: ['festival-leaderboard', id, isMember],
    queryFn: ({ signal }) => call(getFestivalLeaderboardEndpoint, { id }, { signal }),
    refetchInterval: isLive ? FESTIVAL_LEADERBOARD_SECONDS * 1000 : false,
    refetchIntervalInBackground: false,
  });
