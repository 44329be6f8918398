import type { Quiz } from '@sopaan/schemas/quizzes/quiz';
import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { NO_ANSWER } from '../attempt/answer-content';
import type { AttemptSession } from '../attempt/attempt-session';
import { useAttemptSession } from '../attempt/use-attempt-session';
import { QuestionCard } from './question-card';
import { QuestionMap } from './question-map';
import { QuizHeader } from './quiz-header';
import { QuizNavigation } from './quiz-navigation';
import { SubmissionNotice } from './submission-notice';

interface ActiveAttemptProps {
  quiz: Quiz;
  session: AttemptSession;
}

/** The questions of a running attempt. */
export function ActiveAttempt({ quiz, session }: ActiveAttemptProps) {
  const state = useAttemptSession(session);
  const isTimeUp = state.secondsLeft === 0;
  const { questions } = session.attempt;
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
        secondsLeft={state.secondsLeft}
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
            answer={state.answers.get(question.id) ?? NO_ANSWER}
            isUnsent={state.unsent.has(question.id)}
            isFlagged={state.flagged.has(question.id)}
            isLocked={isLocked}
            onAnswer={(answer) => session.answer(question.id, answer)}
            onFlag={(isFlagged) => session.setFlag(question.id, isFlagged)}
          />
          <SubmissionNotice
            submission={state.submission}
            isTimeUp={isTimeUp}
            onRetry={() => void session.submit()}
          />
          <QuizNavigation
            position={position}
            total={questions.length}
            answered={state.answers.size}
            flagged={state.flagged.size}
            isLocked={isLocked}
            onMove={setPosition}
            onSubmit={() => void session.submit()}
          />
        </Box>
        <QuestionMap
          questions={questions}
          current={position}
          answers={state.answers}
          unsent={state.unsent}
          flagged={state.flagged}
          onMove={setPosition}
        />
      </Box>
    </Box>
  );
}
