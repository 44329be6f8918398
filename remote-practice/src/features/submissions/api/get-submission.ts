import { call, isApiError } from '@sopaan/api-client/call';
import { getSubmissionEndpoint } from '@sopaan/schemas/submission';
import { queryOptions } from '@tanstack/react-query';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 2_000;

/** The answer will be the same however often it is asked for. */
function isFinal(error: Error | null): boolean {
  if (!isApiError(error) || error.code === 'RATE_LIMITED') return false;
  return error.status >= 400 && error.status < 500;
}

/** A submission; asked for again, ever more seldom, until it is judged. */
export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['submission', id],
    queryFn: ({ signal }) => call(getSubmissionEndpoint, { id }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'done' || isFinal(state.error)
        ? false
        : Math.min(
            LONGEST_PAUSE,
            FIRST_PAUSE * 1.5 ** (state.dataUpdateCount + state.errorUpdateCount),
          ),
    staleTime: ({ state }) => (state.data?.status === 'done' ? Infinity : 0),
  });
