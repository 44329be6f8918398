import { Box } from '@sopaan/ui/core';
import { Fragment } from 'react';
import type { ReviewProps } from './review-props';

/** The entered and the correct number. */
export function ReviewedNumber({ question: { unit }, answer, review }: ReviewProps) {
  const withUnit = (number: string) => (unit ? `${number} ${unit}` : number);
  const entered = answer.value ?? null;
  const correct = review?.correctValue ?? null;
  const tolerance = review && review.tolerance > 0 ? ` (± ${review.tolerance})` : '';
  const facts = [
    ['Your answer', entered === null ? 'None' : withUnit(String(entered))],
    ...(correct === null ? [] : [['Correct answer', `${withUnit(String(correct))}${tolerance}`]]),
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
    >
      {facts.map(([name, text]) => (
        <Fragment key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {text}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
