import type { Quiz } from '@sopaan/schemas/quizzes/quiz';
import { Button, EmptyState, FailedState, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quizResultQuery } from '../api/get-quiz-result';
import { errorMessage } from '../../../requests/error-message';
import { closeStoredAttempt } from '../attempt/stored-attempt';
import { QuizResultView } from './quiz-result';

interface AttemptResultProps {
  quiz: Quiz;
  attemptId: string;
  onLeave: () => void;
}

/** The result of the attempt named in the URL. */
export function AttemptResult({ quiz, attemptId, onLeave }: AttemptResultProps) {
  const { data: result, error, refetch } = useQuery(quizResultQuery(attemptId));
  const quizId = result?.quizId;
  useEffect(() => {
    if (quizId) closeStoredAttempt(quizId, attemptId);
  }, [attemptId, quizId]);

  if (result && quizId === quiz.quiz_id) {
    return <QuizResultView quiz={quiz} result={result} onLeave={onLeave} />;
  }
  if (result !== undefined) {
    return (
      <EmptyState
        icon="help"
        title="Result not found"
        description="It may belong to another account or another quiz."
        action={
          <Button variant="contained" onClick={onLeave}>
            Go to the quiz
          </Button>
        }
      />
    );
  }
  if (error) {
    return (
      <FailedState
        title="Your result could not be loaded"
        description={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return <LoadingState shape="page" />;
}
