import { call, isApiError } from '@sopaan/api-client/call';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { createSubmissionEndpoint } from '@sopaan/schemas/practice/submission';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { submissionQuery } from './get-submission';
import { submissionsQuery } from './get-submissions';

export interface NewSubmission {
  language: Language;
  code: string;
  /** Idempotency key: requests with the same id create one submission. */
  requestId: string;
}

const RETRY_DELAYS_MS = [500, 2_000];
const RETRYABLE_CODES = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE']);

/** Submits a solution. Retries when the response is lost, which creates no second submission. */
export function useCreateSubmission(challengeId: string) {
  const queryClient = useQueryClient();
  const { queryKey: listKey } = submissionsQuery(challengeId);
  const mutationKey = [...listKey, 'create'];
  const mutation = useMutation({
    mutationKey,
    mutationFn: (submission: NewSubmission) =>
      call(createSubmissionEndpoint, { id: challengeId, ...submission }),
    // Without a connection the submission fails, rather than waiting unnoticed until it is back.
    networkMode: 'always',
    retry: (retryCount, error) =>
      retryCount < RETRY_DELAYS_MS.length && isApiError(error) && RETRYABLE_CODES.has(error.code),
    retryDelay: (retryCount) => RETRY_DELAYS_MS[retryCount] ?? 0,
    onSuccess: (created) => {
      queryClient.setQueryData(submissionQuery(created.id).queryKey, created);
      void queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
  return {
    ...mutation,
    /** Ignored while another submission is being sent: on the second click of a double click, `isPending` is not yet true. */
    mutateOnce: (submission: NewSubmission) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(submission);
    },
  };
}
