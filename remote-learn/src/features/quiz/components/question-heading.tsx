import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import { Box, Typography } from '@sopaan/ui/core';
import type { Ref } from 'react';
import { BlockContent, splitQuestion } from '../markup/block-content';
import { InlineParts } from '../markup/inline-content';

interface QuestionHeadingProps {
  question: QuizQuestion;
  number: number;
  headingId: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The first paragraph of a question as a heading, and its code, formulas and pictures below. */
export function QuestionHeading({ question, number, headingId, headingRef }: QuestionHeadingProps) {
  const { heading, body } = splitQuestion(question.question, question.format);
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Typography
        id={headingId}
        ref={headingRef}
        tabIndex={-1}
        variant="h4"
        component="h2"
        // Balanced lines would break short expressions such as `17 % 5` in the middle.
        sx={{ whiteSpace: 'pre-line', textWrap: 'pretty', outline: 'none', minWidth: 0 }}
      >
        {heading ? <InlineParts parts={heading} /> : `Question ${number}`}
      </Typography>
      {body.length > 0 && <BlockContent blocks={body} />}
    </Box>
  );
}
