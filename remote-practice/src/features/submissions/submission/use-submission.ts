import { isApiError } from '@sopaan/api-client/call';
import { newId } from '@sopaan/api-client/new-id';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { Submission } from '@sopaan/schemas/practice/submission';
import { useSession } from '@sopaan/session/session';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { submissionQuery } from '../api/get-submission';
import { submissionsQuery } from '../api/get-submissions';
import { useCreateSubmission } from '../api/use-create-submission';
import type { SubmissionState } from './submission-state';

/** Query keys of responses that include what a member has solved. */
const KEYS_CHANGED_BY_VERDICT = ['challenges', 'challenge', 'conquest', 'hundred-days'];

export interface CurrentSubmission {
  state: SubmissionState;
  /** Whether a submission is being sent or judged: from the click until the verdict. */
  isBusy: boolean;
  /** Submitting the same code again after a failure creates no second submission. */
  submit: (language: Language, code: string) => void;
}

/** Submits solutions and polls for their verdicts, including that of a submission from before the page was loaded. */
export function useSubmission(challengeId: string): CurrentSubmission {
  const create = useCreateSubmission(challengeId);
  const isMember = useSession(({ status }) => status === 'member');
  const { data: submissions } = useInfiniteQuery({
    ...submissionsQuery(challengeId),
    enabled: isMember,
  });
  const latest = submissions?.pages[0]?.items[0];
  const unfinishedId = latest && latest.status !== 'done' ? latest.id : null;
  const watchedId = useLastId(create.data?.id ?? unfinishedId);
  const { data: current, isError } = useQuery({
    ...submissionQuery(watchedId ?? ''),
    enabled: watchedId !== null,
  });

  // An unfinished submission of the list counts as being judged until its state is known.
  const isJudging = current ? current.status !== 'done' : watchedId !== null && !isError;
  const isBusy = create.isPending || isJudging;
  useInvalidateAfterVerdict(challengeId, isBusy);

  return {
    state: submissionState(create, current, isError),
    isBusy,
    submit: (language, code) => {
      const failedSubmission = create.isError ? create.variables : undefined;
      const isSame = failedSubmission?.language === language && failedSubmission.code === code;
      // Reuses the ID of a failed request, whose submission may have been created although its response was lost.
      const requestId = isSame ? failedSubmission.requestId : newId();
      create.mutateOnce({ language, code, requestId });
    },
  };
}

function submissionState(
  { isPending, error }: Pick<ReturnType<typeof useCreateSubmission>, 'isPending' | 'error'>,
  submission: Submission | undefined,
  isStatusUnavailable: boolean,
): SubmissionState {
  if (isPending) return { phase: 'sending' };
  if (error) {
    return { phase: 'failed', message: isApiError(error) ? error.message : 'Please try again.' };
  }
  if (!submission) return { phase: 'idle' };
  if (submission.status === 'done') return { phase: 'judged', submission };
  return { phase: 'judging', submission, isStatusUnavailable };
}

function useInvalidateAfterVerdict(challengeId: string, isBusy: boolean): void {
  const queryClient = useQueryClient();
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      void queryClient.invalidateQueries({ queryKey: ['submissions', challengeId] });
      for (const key of KEYS_CHANGED_BY_VERDICT) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    }
    wasBusy.current = isBusy;
  }, [isBusy, queryClient, challengeId]);
}

/** Keeps the last id when the refetched list no longer has an unfinished submission. */
function useLastId(id: string | null): string | null {
  const [lastId, setLastId] = useState(id);
  if (id !== null && id !== lastId) setLastId(id);
  return id ?? lastId;
}
