import type { Quiz } from '@sopaan/schemas/quiz';
import type { QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { useAttemptSession } from '../attempt/use-attempt-session';
import { QuestionCard } from './question-card';
import { QuestionMap } from './question-map';
import { QuizHeader } from './quiz-header';
import { QuizSteps } from './quiz-steps';
import { SubmissionNotice } from './submission-notice';

interface ActiveAttemptProps {
  quiz: Quiz;
  attempt: QuizAttempt;
  onResult: (result: QuizResult) => void;
}

/** The questions of a running attempt. */
export function ActiveAttempt({ quiz, attempt, onResult }: ActiveAttemptProps) {
  const { session, state, secondsLeft, isTimeUp } = useAttemptSession(attempt, onResult);
  const { questions } = attempt;
  const [position, setPosition] = useState(() => {
    const firstUnanswered = questions.findIndex((question) => !state.answers.has(question.id));
    return Math.max(firstUnanswered, 0);
  });
  const question = questions[position] ?? questions[0];
  if (!question) return null;
  const isLocked = isTimeUp || state.submission === 'sending';

  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <QuizHeader
        name={quiz.quiz_name}
        secondsLeft={secondsLeft}
        saving={state.saving}
        onSaveNow={session.saveNow}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <QuestionCard
            key={question.id}
            question={question}
            number={position + 1}
            total={questions.length}
            chosen={state.answers.get(question.id) ?? null}
            isUnsaved={state.unsaved.has(question.id)}
            isLocked={isLocked}
            onChoose={(optionIndex) => session.choose(question.id, optionIndex)}
          />
          <SubmissionNotice
            submission={state.submission}
            isTimeUp={isTimeUp}
            onRetry={() => void session.submit()}
          />
          <QuizSteps
            position={position}
            total={questions.length}
            answered={state.answers.size}
            isLocked={isLocked}
            onMove={setPosition}
            onSubmit={() => void session.submit()}
          />
        </Box>
        <QuestionMap
          questions={questions}
          current={position}
          answers={state.answers}
          unsaved={state.unsaved}
          onMove={setPosition}
        />
      </Box>
    </Box>
  );
}
