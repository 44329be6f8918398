import { call, isApiError } from '@sopaan/api-client/call';
import { getSubmissionEndpoint } from '@sopaan/schemas/practice/submission';
import { queryOptions } from '@tanstack/react-query';

const INITIAL_INTERVAL_MS = 400;
const MAX_INTERVAL_MS = 2_000;
const INTERVAL_GROWTH = 1.5;

/** Whether a retry would fail with the same error. */
function isPermanent(error: Error | null): boolean {
  if (!isApiError(error) || error.code === 'RATE_LIMITED') return false;
  return error.status >= 400 && error.status < 500;
}

/** A submission, polled at growing intervals until it is judged. */
export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['submission', id],
    queryFn: ({ signal }) => call(getSubmissionEndpoint, { id }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'done' || isPermanent(state.error)
        ? false
        : Math.min(
            MAX_INTERVAL_MS,
            INITIAL_INTERVAL_MS *
              INTERVAL_GROWTH ** (state.dataUpdateCount + state.errorUpdateCount),
          ),
    staleTime: ({ state }) => (state.data?.status === 'done' ? Infinity : 0),
  });
