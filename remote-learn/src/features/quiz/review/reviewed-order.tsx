import { Box, Typography } from '@sopaan/ui/core';
import { InlineContent } from '../markup/inline-content';
import type { ReviewProps } from './review-props';

/** The chosen order, and the correct one if it is known and differs. */
export function ReviewedOrder({ question, answer, review }: ReviewProps) {
  const chosen = answer.optionIndexes ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {chosen.length > 0 && <Order title="Your order" indexes={chosen} question={question} />}
      {review && !review.isCorrect && (
        <Order title="Correct order" indexes={review.correctIndexes} question={question} />
      )}
    </Box>
  );
}

interface OrderProps extends Pick<ReviewProps, 'question'> {
  title: string;
  indexes: readonly number[];
}

function Order({ title, indexes, question: { options, format } }: OrderProps) {
  return (
    <div>
      <Typography variant="subtitle2" component="h4">
        {title}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {indexes.map((index) => (
          <li key={index}>
            <InlineContent text={options[index] ?? ''} format={format} />
          </li>
        ))}
      </Box>
    </div>
  );
}
