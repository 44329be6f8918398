import type { Quiz } from '@sopaan/schemas/quiz';
import type { QuizAttempt, QuizResult } from '@sopaan/schemas/quiz-attempt';
import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import { useRun } from '../run/use-run';
import { QuestionCard } from './question-card';
import { QuestionMap } from './question-map';
import { QuizHeader } from './quiz-header';
import { QuizSteps } from './quiz-steps';
import { SubmissionNotice } from './submission-notice';

interface QuizRunProps {
  quiz: Quiz;
  attempt: QuizAttempt;
  onResult: (result: QuizResult) => void;
}

/** An attempt under way. */
export function QuizRun({ quiz, attempt, onResult }: QuizRunProps) {
  const { run, state, secondsLeft, timeIsUp } = useRun(attempt, onResult);
  const { questions } = attempt;
  const [position, setPosition] = useState(() => {
    const open = questions.findIndex((question) => !state.answers.has(question.id));
    return Math.max(open, 0);
  });
  const question = questions[position] ?? questions[0];
  if (!question) return null;
  const locked = timeIsUp || state.submission === 'sending';

  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <QuizHeader
        name={quiz.quiz_name}
        secondsLeft={secondsLeft}
        saving={state.saving}
        onSaveNow={run.saveNow}
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
            unsaved={state.unsaved.has(question.id)}
            locked={locked}
            onChoose={(optionIndex) => run.choose(question.id, optionIndex)}
          />
          <SubmissionNotice
            submission={state.submission}
            timeIsUp={timeIsUp}
            onRetry={() => void run.submit()}
          />
          <QuizSteps
            position={position}
            total={questions.length}
            answered={state.answers.size}
            locked={locked}
            onMove={setPosition}
            onSubmit={() => void run.submit()}
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
