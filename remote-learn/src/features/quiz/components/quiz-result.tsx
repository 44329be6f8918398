import { paths } from '@sopaan/contract/paths';
import type { Quiz } from '@sopaan/schemas/quizzes/quiz';
import type { QuizResult } from '@sopaan/schemas/quizzes/quiz-attempt';
import { Alert, Box, Button, Card, CardContent, LinkButton, Typography } from '@sopaan/ui/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pluralize } from '../quiz-text';
import { isAnswered, NO_ANSWER } from '../attempt/answer-content';
import { lostAnswers } from '../attempt/lost-answers';
import { useNextAttempt } from '../attempt/use-next-attempt';
import { QuizCertificate } from '../ranking/quiz-certificate';
import { QuizRanking } from '../ranking/quiz-ranking';
import { QuestionReview } from '../review/question-review';
import { ReceiptDownload } from './receipt-download';
import { ScoreRing } from './score-ring';

interface QuizResultViewProps {
  quiz: Quiz;
  result: QuizResult;
  /** Returns to the start page of the quiz. */
  onLeave: () => void;
}

/** The result from the server: the score, and each question with the correct answer. */
export function QuizResultView({ quiz, result, onLeave }: QuizResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const unanswered = result.chosen.filter((answer) => !isAnswered(answer)).length;
  const incorrect = result.total - result.score - unanswered;
  const next = useNextAttempt(quiz.rules, result.attempts);
  const [lostQuestions, setLostQuestions] = useState<readonly number[]>([]);
  // Set before the browser paints, so that the page does not shift.
  useLayoutEffect(() => setLostQuestions(lostAnswers(result)), [result]);
  const isKeyShown = result.review.length > 0;
  // What was wrong teaches more than another attempt, which only comes first while the correct answers are kept back.
  const isReviewFirst = isKeyShown || !next.isAllowed;
  const review = useRef<HTMLHeadingElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 820, mx: 'auto' }}>
      <Card>
        <CardContent
          sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center', py: 4 }}
        >
          <Typography variant="overline" component="p" color="secondary">
            {quiz.quiz_name}
          </Typography>
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h2"
            component="h1"
            sx={{ outline: 'none' }}
          >
            Quiz submitted! Thanks for playing!
          </Typography>
          <ScoreRing score={result.score} total={result.total} />
          <Typography color="textSecondary">
            {`${result.score} correct, ${incorrect} incorrect, ${pluralize(unanswered, 'question')} unanswered`}
          </Typography>
          {lostQuestions.length > 0 && <LostAnswers questions={lostQuestions} />}
          {next.text && (
            <Typography variant="body2" color="textSecondary">
              {next.text}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <Button
              variant={isReviewFirst ? 'contained' : 'outlined'}
              onClick={() => review.current?.focus()}
            >
              {isKeyShown ? 'Review answers' : 'See your answers'}
            </Button>
            <Button variant={isReviewFirst ? 'outlined' : 'contained'} onClick={onLeave}>
              {next.isAllowed ? 'Retake quiz' : 'Back to the quiz'}
            </Button>
            <LinkButton to="/learn/quizzes" variant="outlined">
              All quizzes
            </LinkButton>
            <LinkButton to={paths.practice} variant="outlined">
              Practice challenges
            </LinkButton>
          </Box>
        </CardContent>
      </Card>
      {quiz.isRanked && (
        <>
          <QuizRanking quizId={quiz.quiz_id} />
          <QuizCertificate quizId={quiz.quiz_id} />
        </>
      )}
      <Box component="section" aria-labelledby="quiz-review">
        <Typography
          id="quiz-review"
          ref={review}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ mb: 2, outline: 'none' }}
        >
          {isKeyShown ? 'Review' : 'Your answers'}
        </Typography>
        {!isKeyShown && (
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            Correct answers are shown after your last attempt.
          </Typography>
        )}
        <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {result.questions.map((question, index) => (
            <QuestionReview
              key={question.id}
              number={index + 1}
              question={question}
              answer={result.chosen[index] ?? NO_ANSWER}
              review={result.review[index] ?? null}
            />
          ))}
        </Box>
      </Box>
      <ReceiptDownload attemptId={result.attemptId} />
    </Box>
  );
}

function LostAnswers({ questions }: { questions: readonly number[] }) {
  const numbers = new Intl.ListFormat('en-IN').format(questions.map(String));
  const title =
    questions.length === 1
      ? '1 answer did not reach us in time'
      : `${questions.length} answers did not reach us in time`;
  return (
    <Alert severity="warning" title={title}>
      {`Your last answer to question ${numbers} was not counted because your connection was interrupted.`}
    </Alert>
  );
}
