import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import { Box, Button, Card, CardContent, Typography } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';
import { OptionRow } from './option-row';

interface QuestionCardProps {
  question: QuizQuestion;
  number: number;
  total: number;
  chosen: number | null;
  isUnsent: boolean;
  isLocked: boolean;
  onChoose: (optionIndex: number | null) => void;
}

/** One question with its options. Its heading takes the focus on mount, so that screen readers announce it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, total, chosen, isUnsent, isLocked, onChoose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const headingId = `question-${question.id}`;
  return (
    <Card component="section" aria-labelledby={headingId}>
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
          {chosen !== null && !isLocked && (
            <Button size="small" onClick={() => onChoose(null)}>
              Clear answer
            </Button>
          )}
        </Box>
        <Typography
          id={headingId}
          ref={heading}
          tabIndex={-1}
          variant="h4"
          component="h2"
          sx={{ mb: 2, whiteSpace: 'pre-line', outline: 'none' }}
        >
          {question.question}
        </Typography>
        <Box
          role="radiogroup"
          aria-labelledby={headingId}
          sx={{ display: 'grid', gap: 1.25, maxWidth: '72ch' }}
        >
          {question.options.map((option, index) => (
            <OptionRow
              key={index}
              name={question.id}
              label={option}
              checked={chosen === index}
              disabled={isLocked}
              onChoose={() => onChoose(index)}
            />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
