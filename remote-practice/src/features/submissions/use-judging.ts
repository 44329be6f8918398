import { isApiError } from '@sopaan/api-client/call';
import type { Language } from '@sopaan/schemas/code-run';
import type { Submission } from '@sopaan/schemas/submission';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createSubmission, type NewSubmission } from './api/create-submission';
import { submissionQuery } from './api/get-submission';
import { submissionsQuery } from './api/get-submissions';
import { newRequestId } from './request-id';

/** Query keys of responses that include what a member has solved. */
const KEYS_CHANGED_BY_VERDICT = ['challenges', 'challenge', 'conquest', 'hundred-days'];

interface Failure {
  message: string;
  submission: NewSubmission;
}

export interface Judging {
  /** The submission that is being judged, or was judged last. */
  current: Submission | undefined;
  isSending: boolean;
  /** From the click until the verdict. */
  isBusy: boolean;
  /** The last attempt to submit failed. */
  failure: Failure | null;
  /** A submission is being judged, but its state cannot be fetched at the moment. */
  isJudgeUnreachable: boolean;
  /** Submitting the same code again after a failure creates no second submission. */
  submit: (language: Language, code: string) => void;
}

/** Submits solutions and polls for their verdicts, including that of a submission from before the page was loaded. */
export function useJudging(challengeId: string): Judging {
  const queryClient = useQueryClient();
  const [submittedId, setSubmittedId] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const unmountController = useRef<AbortController>(null);
  useEffect(() => {
    unmountController.current = new AbortController();
    return () => unmountController.current?.abort();
  }, []);

  const { data: submissions } = useInfiniteQuery(submissionsQuery(challengeId));
  const latest = submissions?.pages[0]?.items[0];
  const unfinishedId = latest && latest.status !== 'done' ? latest.id : null;
  const watchedId = useLastId(submittedId ?? unfinishedId);
  const { data: current, isError } = useQuery({
    ...submissionQuery(watchedId ?? ''),
    enabled: watchedId !== null,
  });

  // An unfinished submission of the list counts as being judged until its state is known.
  const isJudging = current ? current.status !== 'done' : watchedId !== null && !isError;
  const isBusy = isSending || isJudging;
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

  const isSubmitting = useRef(false);
  const send = async (submission: NewSubmission) => {
    const signal = unmountController.current?.signal;
    if (isSubmitting.current || !signal) return;
    isSubmitting.current = true;
    setSending(true);
    setFailure(null);
    try {
      const created = await createSubmission(submission, signal);
      queryClient.setQueryData(submissionQuery(created.id).queryKey, created);
      setSubmittedId(created.id);
      void queryClient.invalidateQueries({ queryKey: ['submissions', challengeId] });
    } catch (error) {
      if (signal.aborted) return;
      const message = isApiError(error) ? error.message : 'Please try again.';
      setFailure({ message, submission });
    } finally {
      isSubmitting.current = false;
      setSending(false);
    }
  };

  return {
    current,
    isSending,
    isBusy,
    failure,
    isJudgeUnreachable: isJudging && isError,
    submit: (language, code) => {
      const failed = failure?.submission;
      const isSame = failed?.language === language && failed.code === code;
      // The submission may have been created although its response was lost.
      const requestId = isSame ? failed.requestId : newRequestId();
      void send({ id: challengeId, language, code, requestId });
    },
  };
}

/** Keeps the last id when the refetched list no longer has an unfinished submission. */
function useLastId(id: string | null): string | null {
  const [watchedId, setLastId] = useState(id);
  if (id !== null && id !== watchedId) setLastId(id);
  return id ?? watchedId;
}
