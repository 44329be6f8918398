import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import { Box, Button, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';
import { AnswerField } from '../answers/answer-field';
import { isAnswered, NO_ANSWER, type AnswerContent } from '../attempt/answer-content';
import { QuestionHeading } from './question-heading';

interface QuestionCardProps {
  question: QuizQuestion;
  number: number;
  total: number;
  answer: AnswerContent;
  isUnsent: boolean;
  isFlagged: boolean;
  isLocked: boolean;
  onAnswer: (answer: AnswerContent) => void;
  onFlag: (isFlagged: boolean) => void;
}

/** One question with the control for its answer. Its heading takes the focus on mount, so that screen readers announce it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, total, answer, isUnsent, isFlagged, isLocked, onAnswer, onFlag } =
    props;
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The whole question, not only its heading: its number and the mark for later are above it.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const headingId = `question-${question.id}`;
  return (
    <Card ref={card} component="section" aria-labelledby={headingId}>
      <CardContent>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, mb: 0.5 }}>
          <Typography variant="overline" component="p" color="secondary" sx={{ flex: 1 }}>
            {`${number} / ${total}`}
          </Typography>
          {isUnsent && (
            <Typography variant="caption" color="textSecondary">
              Not saved yet
            </Typography>
          )}
          {isAnswered(answer) && !isLocked && (
            <Button size="small" onClick={() => onAnswer(NO_ANSWER)}>
              Clear answer
            </Button>
          )}
        </Box>
        <Button
          size="small"
          aria-pressed={isFlagged}
          startIcon={<Icon name={isFlagged ? 'bookmark-filled' : 'bookmark'} />}
          onClick={() => onFlag(!isFlagged)}
          sx={{ mb: 1, ml: -1 }}
        >
          Mark for later
        </Button>
        <QuestionHeading
          question={question}
          number={number}
          headingId={headingId}
          headingRef={heading}
        />
        <AnswerField
          question={question}
          headingId={headingId}
          answer={answer}
          isLocked={isLocked}
          onAnswer={onAnswer}
        />
      </CardContent>
    </Card>
  );
}
