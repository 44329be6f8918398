import type { Quiz } from '@sopaan/schemas/quiz';
import type { QuizResult } from '@sopaan/schemas/quiz-attempt';
import { useSession } from '@sopaan/session/session';
import { LoadingState } from '@sopaan/ui/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../run/error-of';
import { openAttempt } from '../run/open-attempt';
import { readStoredAttempt, storeAttempt } from '../run/stored-attempt';
import { QuizResultView } from './quiz-result';
import { QuizRun } from './quiz-run';
import { QuizStart, START_PARAM } from './quiz-start';

/** Leads through a quiz: rules, questions, result. */
export function QuizTaker({ quiz }: { quiz: Quiz }) {
  const isMember = useSession((session) => session.status === 'member');
  const [search, setSearch] = useSearchParams();
  const [result, setResult] = useState<QuizResult | null>(null);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () => openAttempt(quiz.quiz_id),
    onSuccess: (opened) => {
      if ('result' in opened) setResult(opened.result);
    },
  });
  // Back from the login page, or after a reload: go on without another press.
  const [goesOn, setGoesOn] = useState(
    () => isMember && (search.has(START_PARAM) || readStoredAttempt(quiz.quiz_id) !== null),
  );
  const wentOn = useRef(false);
  useEffect(() => {
    if (!goesOn || wentOn.current) return;
    wentOn.current = true;
    mutate();
    if (search.has(START_PARAM)) setSearch({}, { replace: true });
  }, [goesOn, mutate, search, setSearch]);

  if (result) {
    const again = () => {
      storeAttempt(quiz.quiz_id, null);
      setGoesOn(false);
      setResult(null);
      reset();
    };
    return <QuizResultView quiz={quiz} result={result} onAgain={again} />;
  }
  if (data && 'attempt' in data) {
    return (
      <QuizRun
        key={data.attempt.attemptId}
        quiz={quiz}
        attempt={data.attempt}
        onResult={setResult}
      />
    );
  }
  if (goesOn && !error) return <LoadingState shape="page" />;
  return (
    <QuizStart
      quiz={quiz}
      isMember={isMember}
      starting={isPending}
      problem={error ? messageOf(error) : null}
      onStart={() => {
        setGoesOn(false);
        mutate();
      }}
    />
  );
}
