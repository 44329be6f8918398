import { Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { InlineContent } from '../markup/inline-content';
import type { ReviewProps } from './review-props';

/** The options of a question, with the chosen and the correct ones marked. */
export function ReviewedOptions({ question, answer, review }: ReviewProps) {
  const chosen = [answer.optionIndex ?? [], answer.optionIndexes ?? []].flat();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {question.options.map((option, index) => (
        <ReviewedOption
          key={index}
          isCorrect={review?.correctIndexes.includes(index) ?? false}
          isChosen={chosen.includes(index)}
          isKeyKnown={review !== null}
        >
          <InlineContent text={option} format={question.format} />
        </ReviewedOption>
      ))}
    </Box>
  );
}

interface ReviewedOptionProps {
  children: ReactNode;
  isCorrect: boolean;
  isChosen: boolean;
  /** Whether the correct option is known. */
  isKeyKnown: boolean;
}

function ReviewedOption({ children, isCorrect, isChosen, isKeyKnown }: ReviewedOptionProps) {
  const labels = [...(isChosen ? ['Your answer'] : []), ...(isCorrect ? ['Correct answer'] : [])];
  const chosenColor = isKeyKnown ? 'error.main' : 'primary.main';
  const color = isCorrect ? 'success.main' : isChosen ? chosenColor : 'divider';
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
        {children}
      </Box>
      {labels.length > 0 && (
        <Typography variant="subtitle2" component="span" sx={{ color }}>
          {labels.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
