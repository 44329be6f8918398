import { isApiError } from '@sopaan/api-client/call';
import type { Language } from '@sopaan/schemas/code-run';
import type { Submission } from '@sopaan/schemas/submission';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createSubmission, type NewSubmission } from './api/create-submission';
import { submissionQuery } from './api/get-submission';
import { submissionsQuery } from './api/get-submissions';
import { newRequestId } from './request-id';

/** Lists that say what a member has solved. */
const CHANGED_BY_VERDICT = ['challenges', 'challenge', 'conquest', 'hundred-days'];

interface Failure {
  message: string;
  submission: NewSubmission;
}

export interface Judging {
  /** The submission that is being judged, or was the last to be. */
  present: Submission | undefined;
  isSending: boolean;
  /** From the press until the verdict. */
  isBusy: boolean;
  /** It was not handed in. */
  failure: Failure | null;
  /** The judge is at work, but does not answer at the moment. */
  isSilent: boolean;
  /** What failed stays one submission when it is handed in once more. */
  submit: (language: Language, code: string) => void;
}

/** Hands in solutions and waits for their verdicts, also for that of one that was handed in before the page was loaded. */
export function useJudging(challengeId: string): Judging {
  const queryClient = useQueryClient();
  const [handedIn, setHandedIn] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  const { data: earlier } = useInfiniteQuery(submissionsQuery(challengeId));
  const latest = earlier?.pages[0]?.items[0];
  const unfinished = latest && latest.status !== 'done' ? latest.id : null;
  const watched = useWatched(handedIn ?? unfinished);
  const { data: present, isError } = useQuery({
    ...submissionQuery(watched ?? ''),
    enabled: watched !== null,
  });

  // What the list calls unfinished is at work until it is known to be judged.
  const isJudging = present ? present.status !== 'done' : watched !== null && !isError;
  const isBusy = isSending || isJudging;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      void queryClient.invalidateQueries({ queryKey: ['submissions', challengeId] });
      for (const key of CHANGED_BY_VERDICT) {
        void queryClient.invalidateQueries({ queryKey: [key] });
      }
    }
    wasBusy.current = isBusy;
  }, [isBusy, queryClient, challengeId]);

  const isAtWork = useRef(false);
  const send = async (submission: NewSubmission) => {
    const signal = leaving.current?.signal;
    if (isAtWork.current || !signal) return;
    isAtWork.current = true;
    setSending(true);
    setFailure(null);
    try {
      const made = await createSubmission(submission, signal);
      queryClient.setQueryData(submissionQuery(made.id).queryKey, made);
      setHandedIn(made.id);
      void queryClient.invalidateQueries({ queryKey: ['submissions', challengeId] });
    } catch (error) {
      if (signal.aborted) return;
      const message = isApiError(error) ? error.message : 'Please try again.';
      setFailure({ message, submission });
    } finally {
      isAtWork.current = false;
      setSending(false);
    }
  };

  return {
    present,
    isSending,
    isBusy,
    failure,
    isSilent: isJudging && isError,
    submit: (language, code) => {
      const failed = failure?.submission;
      const isSame = failed?.language === language && failed.code === code;
      // The answer may have been lost, and the submission not.
      const requestId = isSame ? failed.requestId : newRequestId();
      void send({ id: challengeId, language, code, requestId });
    },
  };
}

/** What is watched goes on being watched when the list, read again, no longer calls it unfinished. */
function useWatched(wanted: string | null): string | null {
  const [watched, setWatched] = useState(wanted);
  if (wanted !== null && wanted !== watched) setWatched(wanted);
  return wanted ?? watched;
}
