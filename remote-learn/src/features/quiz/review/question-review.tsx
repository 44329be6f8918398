import { Box, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';
import { isAnswered, type AnswerContent } from '../attempt/answer-content';
import { BlockContent, splitQuestion, toBlocks } from '../markup/block-content';
import { InlineParts } from '../markup/inline-content';
import type { Review, ReviewProps } from './review-props';
import { ReviewedNumber } from './reviewed-number';
import { ReviewedOptions } from './reviewed-options';
import { ReviewedOrder } from './reviewed-order';

interface QuestionReviewProps extends ReviewProps {
  number: number;
}

/** A question after the quiz: the given and the correct answer, marked by text as well as colour, and why it is correct. */
export function QuestionReview({ number, question, answer, review }: QuestionReviewProps) {
  const verdict = questionVerdict(answer, review);
  const { heading, body } = splitQuestion(question.question, question.format);
  return (
    <Card component="li">
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="overline" component="p" color="textSecondary">
            {`Question ${number}`}
          </Typography>
          {verdict && (
            <Typography variant="subtitle2" component="p" sx={{ color: verdict.color }}>
              <Icon name={verdict.icon} size={18} /> {verdict.text}
            </Typography>
          )}
        </Box>
        {heading && (
          <Typography variant="h5" component="h3" sx={{ whiteSpace: 'pre-line', minWidth: 0 }}>
            <InlineParts parts={heading} />
          </Typography>
        )}
        <BlockContent blocks={body} />
        <ReviewedAnswer question={question} answer={answer} review={review} />
        {review && review.explanation !== '' && (
          <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" component="h4">
              Explanation
            </Typography>
            <BlockContent blocks={toBlocks(review.explanation, question.format)} />
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

function ReviewedAnswer(props: ReviewProps) {
  const { kind } = props.question;
  if (kind === 'number') return <ReviewedNumber {...props} />;
  if (kind === 'ordering') return <ReviewedOrder {...props} />;
  return <ReviewedOptions {...props} />;
}

function questionVerdict(answer: AnswerContent, review: Review | null) {
  if (!isAnswered(answer)) {
    return { text: 'Not answered', icon: 'minus', color: 'text.secondary' } as const;
  }
  if (review === null) return null;
  return review.isCorrect
    ? ({ text: 'Correct', icon: 'check', color: 'success.main' } as const)
    : ({ text: 'Incorrect', icon: 'close', color: 'error.main' } as const);
}
