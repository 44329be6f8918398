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
    // Scrolled to, it shows the gap above it, but not the end of what is above that.
    <Card
      ref={card}
      component="section"
      aria-labelledby={headingId}
      sx={{ scrollMarginTop: '-0.75rem' }}
    >
      <CardContent>
        <Box sx={toolbar}>
          {/* Both lines fit into the height of the buttons, so that the question does not move. */}
          <Box sx={{ flex: 1, '& > p': { lineHeight: 1.4 } }}>
            <Typography variant="overline" component="p" color="secondary">
              {`${number} / ${total}`}
            </Typography>
            {isUnsent && (
              <Typography variant="caption" component="p" color="textSecondary">
                Not saved yet
              </Typography>
            )}
          </Box>
          {isAnswered(answer) && !isLocked && (
            <Button size="small" aria-label="Clear answer" onClick={() => onAnswer(NO_ANSWER)}>
              Clear
            </Button>
          )}
          <Button
            size="small"
            aria-pressed={isFlagged}
            startIcon={<Icon name={isFlagged ? 'bookmark-filled' : 'bookmark'} />}
            onClick={() => onFlag(!isFlagged)}
            sx={{ mr: -1 }}
          >
            Mark for later
          </Button>
        </Box>
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

const toolbar = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  minHeight: 44,
  mb: 1,
} as const;
