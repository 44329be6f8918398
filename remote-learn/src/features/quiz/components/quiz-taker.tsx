import type { Quiz } from '@sopaan/schemas/quizzes/quiz';
import { useSession } from '@sopaan/session/session';
import { LoadingState } from '@sopaan/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { quizKey } from '../api/get-quiz';
import { useSaveAnswer } from '../api/use-save-answer';
import { useStartAttempt } from '../api/use-start-attempt';
import { useSubmitAttempt } from '../api/use-submit-attempt';
import { errorMessage } from '../../../requests/error-message';
import { expiredAttemptId, hasRunningAttempt } from '../attempt/stored-attempt';
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
  const { mutateAsync: saveAnswer } = useSaveAnswer();
  const { mutateAsync: submitAttempt } = useSubmitAttempt(quizId);
  const {
    mutate: start,
    reset,
    data: attemptSession,
    error,
    isPending,
  } = useStartAttempt(quizId, {
    saveAnswer,
    async submit(attemptId) {
      await submitAttempt(attemptId);
      setSearchParams({ [ATTEMPT_PARAM]: attemptId }, { replace: true });
    },
  });
  const shownAttemptId = isMember ? searchParams.get(ATTEMPT_PARAM) : null;

  // After a login or a reload the attempt resumes without another click, before the browser paints, so that the rules do not flash.
  const [isResuming, setIsResuming] = useState(false);
  const wasOpened = useRef(false);
  useLayoutEffect(() => {
    if (wasOpened.current || !isMember || shownAttemptId) return;
    wasOpened.current = true;
    const expiredId = expiredAttemptId(quizId);
    if (expiredId) return setSearchParams({ [ATTEMPT_PARAM]: expiredId }, { replace: true });
    if (searchParams.has(START_PARAM) || hasRunningAttempt(quizId)) {
      setIsResuming(true);
      start();
    }
    if (searchParams.has(START_PARAM)) setSearchParams({}, { replace: true });
  }, [isMember, quizId, searchParams, setSearchParams, shownAttemptId, start]);

  function leaveResult() {
    setIsResuming(false);
    reset();
    void queryClient.invalidateQueries({ queryKey: quizKey(quizId) });
    setSearchParams({}, { replace: true });
  }

  if (shownAttemptId)
    return <AttemptResult quiz={quiz} attemptId={shownAttemptId} onLeave={leaveResult} />;
  if (attemptSession) {
    const { attemptId } = attemptSession.attempt;
    return <ActiveAttempt key={attemptId} quiz={quiz} session={attemptSession} />;
  }
  if (isResuming && !error) return <LoadingState shape="page" />;
  return (
    <QuizStart
      quiz={quiz}
      isMember={isMember}
      isStarting={isPending}
      problem={error ? errorMessage(error) : null}
      onStart={() => {
        setIsResuming(false);
        start();
      }}
    />
  );
}
