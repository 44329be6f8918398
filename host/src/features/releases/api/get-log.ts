import { call } from '@sopaan/api-client/call';
import { PAGE_LIMIT } from '@sopaan/schemas/api/paging';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import { infiniteQueryOptions } from '@tanstack/react-query';

export interface LogFilters {
  environment: string;
  unit: string;
}

/** The audit log, newest first, page by page. An empty filter matches everything. */
export const logQuery = ({ environment, unit }: LogFilters) =>
  infiniteQueryOptions({
    queryKey: ['releases', 'log', environment, unit],
    queryFn: ({ pageParam, signal }) =>
      call(
        listLogEndpoint,
        {
          limit: PAGE_LIMIT,
          ...(environment && { environment }),
          ...(unit && { unit }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
