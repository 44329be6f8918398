import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  readAllNoticesEndpoint,
  readNoticeEndpoint,
  type Unread,
} from '@sopaan/schemas/notices/notice';
import { useMutation } from '@tanstack/react-query';

const SAVE_FAILED = 'Your change could not be saved. Please try again.';

/** Marks a notice as read by its id, or all with null. */
export function useReadNotices() {
  return useMutation({
    mutationFn: (id: string | null): Promise<Unread> =>
      id === null ? call(readAllNoticesEndpoint, {}) : call(readNoticeEndpoint, { id }),
    // The host shows the number, and `useLiveNotices` loads the list again.
    onSuccess: ({ unread }) => bus.publish('notices:changed', { unread }, 'profile'),
    onError(error) {
      // The login page that follows shows the reason.
      if (isApiError(error) && error.code === 'SESSION_ENDED') return;
      const message = isApiError(error) ? error.message : SAVE_FAILED;
      bus.publish('toast:requested', { message, kind: 'error', key: 'read-notices' }, 'profile');
    },
  });
}
