import { call } from '@sopaan/api-client/call';
import type { SessionStatus } from '@sopaan/contract/stores';
import { getHundredDaysEndpoint } from '@sopaan/schemas/practice/hundred-days';
import { queryOptions } from '@tanstack/react-query';

/** The 100 days as seen by a guest or member. */
export function hundredDaysQuery(viewer: SessionStatus) {
  return queryOptions({
    queryKey: ['hundred-days', viewer],
    queryFn: ({ signal }) => call(getHundredDaysEndpoint, {}, { signal }),
  });
}
