import { call } from '@sopaan/api-client/call';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The key of all lists of notices. */
export const NOTICES_KEY = ['notices', 'list'] as const;

/** The member's notices, newest first: all, or the unread ones. */
export const noticesQuery = (onlyUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: [...NOTICES_KEY, { onlyUnread }],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        getNoticesEndpoint,
        { limit: 20, ...(onlyUnread && { unread: true }), ...(cursor ? { cursor } : {}) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
