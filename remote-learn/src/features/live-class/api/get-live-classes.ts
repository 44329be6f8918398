import { call } from '@sopaan/api-client/call';
import { getLiveClassesEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The classes that have not ended: all, or only the member's own. */
export const liveClassesQuery = ({ isMine }: { isMine: boolean }) =>
  infiniteQueryOptions({
    queryKey: ['live-classes', isMine],
    queryFn: ({ pageParam, signal }) =>
      call(
        getLiveClassesEndpoint,
        { isMine, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
