import type { Quiz } from '@sopaan/schemas/quiz';
import type { QuizResult } from '@sopaan/schemas/quiz-attempt';
import { useSession } from '@sopaan/session/session';
import { LoadingState } from '@sopaan/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { quizKey } from '../api/get-quiz';
import { quizResultQuery } from '../api/quiz-result';
import { messageOf } from '../run/error-of';
import { closeAttempt, endedAttempt, isUnderWay, openAttempt } from '../run/open-attempt';
import { AttemptResult } from './attempt-result';
import { QuizRun } from './quiz-run';
import { QuizStart, START_PARAM } from './quiz-start';

/** In the address of a result: the attempt that it is of. */
const ATTEMPT_PARAM = 'attempt';

/** Leads through a quiz: rules, questions, result. */
export function QuizTaker({ quiz }: { quiz: Quiz }) {
  const quizId = quiz.quiz_id;
  const isMember = useSession((session) => session.status === 'member');
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () => openAttempt(quizId),
  });
  const showResultOf = (attemptId: string) => {
    setSearch({ [ATTEMPT_PARAM]: attemptId }, { replace: true });
  };
  const shown = isMember ? search.get(ATTEMPT_PARAM) : null;

  // Back from the login page, or after a reload: go on without another press.
  const [resumes, setResumes] = useState(
    () => isMember && !shown && (search.has(START_PARAM) || isUnderWay(quizId)),
  );
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current || !isMember || shown) return;
    wasOpened.current = true;
    const ended = endedAttempt(quizId);
    if (ended) return setSearch({ [ATTEMPT_PARAM]: ended }, { replace: true });
    if (resumes) mutate();
    if (search.has(START_PARAM)) setSearch({}, { replace: true });
  }, [isMember, mutate, quizId, resumes, search, setSearch, shown]);

  function leaveResult() {
    setResumes(false);
    reset();
    void queryClient.invalidateQueries({ queryKey: quizKey(quizId) });
    setSearch({}, { replace: true });
  }
  function finish(result: QuizResult) {
    closeAttempt(quizId, result.attemptId);
    queryClient.setQueryData(quizResultQuery(result.attemptId).queryKey, result);
    void queryClient.invalidateQueries({ queryKey: quizKey(quizId) });
    showResultOf(result.attemptId);
  }

  if (shown) return <AttemptResult quiz={quiz} attemptId={shown} onLeave={leaveResult} />;
  if (data) return <QuizRun key={data.attemptId} quiz={quiz} attempt={data} onResult={finish} />;
  if (resumes && !error) return <LoadingState shape="page" />;
  return (
    <QuizStart
      quiz={quiz}
      isMember={isMember}
      starting={isPending}
      problem={error ? messageOf(error) : null}
      onStart={() => {
        setResumes(false);
        mutate();
      }}
    />
  );
}
