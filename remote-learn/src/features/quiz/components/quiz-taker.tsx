import type { Quiz } from '@sopaan/schemas/quiz';
import type { QuizResult } from '@sopaan/schemas/quiz-attempt';
import { useSession } from '@sopaan/session/session';
import { LoadingState } from '@sopaan/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { quizKey } from '../api/get-quiz';
import { quizResultQuery } from '../api/quiz-result';
import { errorMessage } from '../attempt/error-message';
import {
  closeAttempt,
  expiredAttemptId,
  hasRunningAttempt,
  openAttempt,
} from '../attempt/open-attempt';
import { AttemptResult } from './attempt-result';
import { ActiveAttempt } from './active-attempt';
import { QuizStart, START_PARAM } from './quiz-start';

/** Query parameter of a result: the id of its attempt. */
const ATTEMPT_PARAM = 'attempt';

/** The three steps of a quiz: rules, questions, result. */
export function QuizTaker({ quiz }: { quiz: Quiz }) {
  const quizId = quiz.quiz_id;
  const isMember = useSession((session) => session.status === 'member');
  const [searchParams, setSearchParams] = useSearchParams();
  const queryClient = useQueryClient();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () => openAttempt(quizId),
  });
  const showResult = (attemptId: string) => {
    setSearchParams({ [ATTEMPT_PARAM]: attemptId }, { replace: true });
  };
  const shownAttemptId = isMember ? searchParams.get(ATTEMPT_PARAM) : null;

  // Back from the login page or after a reload: resume without another click.
  const [isResuming, setIsResuming] = useState(
    () =>
      isMember && !shownAttemptId && (searchParams.has(START_PARAM) || hasRunningAttempt(quizId)),
  );
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current || !isMember || shownAttemptId) return;
    wasOpened.current = true;
    const expiredId = expiredAttemptId(quizId);
    if (expiredId) return setSearchParams({ [ATTEMPT_PARAM]: expiredId }, { replace: true });
    if (isResuming) mutate();
    if (searchParams.has(START_PARAM)) setSearchParams({}, { replace: true });
  }, [isMember, mutate, quizId, isResuming, searchParams, setSearchParams, shownAttemptId]);

  function leaveResult() {
    setIsResuming(false);
    reset();
    void queryClient.invalidateQueries({ queryKey: quizKey(quizId) });
    setSearchParams({}, { replace: true });
  }
  function finish(result: QuizResult) {
    closeAttempt(quizId, result.attemptId);
    queryClient.setQueryData(quizResultQuery(result.attemptId).queryKey, result);
    void queryClient.invalidateQueries({ queryKey: quizKey(quizId) });
    showResult(result.attemptId);
  }

  if (shownAttemptId)
    return <AttemptResult quiz={quiz} attemptId={shownAttemptId} onLeave={leaveResult} />;
  if (data)
    return <ActiveAttempt key={data.attemptId} quiz={quiz} attempt={data} onResult={finish} />;
  if (isResuming && !error) return <LoadingState shape="page" />;
  return (
    <QuizStart
      quiz={quiz}
      isMember={isMember}
      isStarting={isPending}
      problem={error ? errorMessage(error) : null}
      onStart={() => {
        setIsResuming(false);
        mutate();
      }}
    />
  );
}
