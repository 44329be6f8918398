import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  readAllNoticesEndpoint,
  readNoticeEndpoint,
  type Unread,
} from '@sopaan/schemas/notices/notice';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { NOTICES_KEY, noticesQuery } from './get-notices';

const SAVE_FAILED = 'Your change could not be saved. Please try again.';

/** Marks a notice as read by its id, or all with null: in the shown list at once, which is loaded again if that fails. */
export function useReadNotices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null): Promise<Unread> =>
      id === null ? call(readAllNoticesEndpoint, {}) : call(readNoticeEndpoint, { id }),
    async onMutate(id) {
      // A fetch in flight would overwrite the change with older data.
      await queryClient.cancelQueries({ queryKey: NOTICES_KEY });
      markCachedNotices(queryClient, id);
    },
    // The host shows the number, and `useLiveNotices` loads the list again.
    onSuccess: ({ unread }) => bus.publish('notices:changed', { unread }, 'profile'),
    onError(error) {
      void queryClient.invalidateQueries({ queryKey: NOTICES_KEY });
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const message = isApiError(error) ? error.message : SAVE_FAILED;
      bus.publish('toast:requested', { message, kind: 'error', key: 'read-notices' }, 'profile');
    },
  });
}

function markCachedNotices(queryClient: QueryClient, id: string | null): void {
  for (const onlyUnread of [false, true]) {
    queryClient.setQueryData(noticesQuery(onlyUnread).queryKey, (list) =>
      list === undefined
        ? undefined
        : {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.map((notice) =>
                id === null || notice.id === id ? { ...notice, read: true } : notice,
              ),
            })),
          },
    );
  }
}
