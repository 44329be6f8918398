import { call } from '@sopaan/api-client/call';
import { listReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import { PAGE_LIMIT, PAGE_LIMIT_MAX } from '@sopaan/schemas/api/paging';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Published releases, page by page; of all units when `unit` is empty. */
export const releasesQuery = (unit: string) =>
  infiniteQueryOptions({
    queryKey: ['releases', 'published', unit],
    queryFn: ({ pageParam, signal }) =>
      call(
        listReleasesEndpoint,
        { limit: PAGE_LIMIT, ...(unit && { unit }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The newest releases of a unit, for a select. */
export const newestReleasesQuery = (unit: string) =>
  queryOptions({
    queryKey: ['releases', 'newest', unit],
    queryFn: async ({ signal }) => {
      const request = { unit, limit: PAGE_LIMIT_MAX };
      const { items } = await call(listReleasesEndpoint, request, { signal });
      return items;
    },
    enabled: unit !== '',
  });
