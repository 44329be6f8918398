import { call } from '@sopaan/api-client/call';
import {
  FESTIVAL_BOARD_SECONDS,
  getFestivalBoardEndpoint,
} from '@sopaan/schemas/festivals/festival';
import { queryOptions } from '@tanstack/react-query';

/** The ranking of a festival. Polled while the festival is running and the page is visible. */
export const boardQuery = (
  id: string,
  { isMember, isLive }: { isMember: boolean; isLive: boolean },
) =>
  queryOptions({
    queryKey: ['festival-board', id, isMember],
    queryFn: ({ signal }) => call(getFestivalBoardEndpoint, { id }, { signal }),
    refetchInterval: isLive ? FESTIVAL_BOARD_SECONDS * 1000 : false,
    refetchIntervalInBackground: false,
  });
