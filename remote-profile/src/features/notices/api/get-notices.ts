import { call } from '@sopaan/api-client/call';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { pagedQuery } from '../../../components/paged-list/paged-query';

/** The key of all lists of notices. */
export const NOTICES_KEY = ['notices', 'list'] as const;

/** The member's notices, newest first: all, or the unread ones. */
export const noticesQuery = (onlyUnread: boolean) =>
  pagedQuery([...NOTICES_KEY, { onlyUnread }], (page, signal) =>
    call(
      getNoticesEndpoint,
      { limit: 20, ...(onlyUnread && { unread: true }), ...page },
      { signal },
    ),
  );
