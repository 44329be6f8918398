import type { QuizQuestion } from '@sopaan/schemas/quiz';
import type { QuizResult } from '@sopaan/schemas/quiz-attempt';
import { Box, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';

interface QuestionReviewProps {
  number: number;
  question: QuizQuestion;
  /** Missing for a question that came after the attempt. */
  review: QuizResult['review'][number] | undefined;
}

/** A question after the quiz: what was chosen and what is right, in words and not by colour alone. */
export function QuestionReview({ number, question, review }: QuestionReviewProps) {
  const verdict = verdictOf(review);
  return (
    <Card component="li">
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
          <Typography variant="overline" component="p" color="textSecondary">
            {`Question ${number}`}
          </Typography>
          <Typography variant="subtitle2" component="p" sx={{ color: verdict.color }}>
            <Icon name={verdict.icon} size={18} /> {verdict.text}
          </Typography>
        </Box>
        <Typography variant="h5" component="h3" sx={{ mb: 1.5, whiteSpace: 'pre-line' }}>
          {question.question}
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {question.options.map((option, index) => (
            <ReviewedOption
              key={index}
              label={option}
              isRight={review?.correct === index}
              isChosen={review?.chosen === index}
            />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function verdictOf(review: QuestionReviewProps['review']) {
  if (!review || review.chosen === null) {
    return { text: 'Not answered', icon: 'minus', color: 'text.secondary' } as const;
  }
  return review.chosen === review.correct
    ? ({ text: 'Right', icon: 'check', color: 'success.main' } as const)
    : ({ text: 'Wrong', icon: 'close', color: 'error.main' } as const);
}

interface ReviewedOptionProps {
  label: string;
  isRight: boolean;
  isChosen: boolean;
}

function ReviewedOption({ label, isRight, isChosen }: ReviewedOptionProps) {
  const marks = [...(isChosen ? ['Your answer'] : []), ...(isRight ? ['Right answer'] : [])];
  const color = isRight ? 'success.main' : isChosen ? 'error.main' : 'divider';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        px: 2,
        py: 1,
        borderRadius: 1,
        border: '1px solid',
        borderColor: color,
      }}
    >
      <Box component="span" sx={{ minWidth: 0, whiteSpace: 'pre-line' }}>
        {label}
      </Box>
      {marks.length > 0 && (
        <Typography variant="subtitle2" component="span" sx={{ color }}>
          {marks.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
