import { paths } from '@sopaan/contract/paths';
import type { Quiz } from '@sopaan/schemas/quiz';
import type { QuizResult } from '@sopaan/schemas/quiz-attempt';
import { Box, Button, Card, CardContent, LinkButton, Typography } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';
import { counted } from '../run/clock';
import { QuestionReview } from './question-review';
import { ScoreRing } from './score-ring';

interface QuizResultViewProps {
  quiz: Quiz;
  result: QuizResult;
  onAgain: () => void;
}

/** What the server made of the attempt: the score, and each question with the right answer. */
export function QuizResultView({ quiz, result, onAgain }: QuizResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const left = result.review.filter((entry) => entry.chosen === null).length;
  const wrong = result.total - result.score - left;
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
            {`${result.score} right, ${wrong} wrong, ${counted(left, 'question')} left open`}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <Button variant="contained" onClick={onAgain}>
              Take it again
            </Button>
            <LinkButton to={paths.practice} variant="outlined">
              Practice challenges
            </LinkButton>
          </Box>
        </CardContent>
      </Card>
      <Box component="section" aria-labelledby="quiz-review">
        <Typography id="quiz-review" variant="h3" component="h2" sx={{ mb: 2 }}>
          Review
        </Typography>
        <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {quiz.quiz_questions.map((question, index) => (
            <QuestionReview
              key={question.id}
              number={index + 1}
              question={question}
              review={result.review.find((entry) => entry.questionId === question.id)}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
