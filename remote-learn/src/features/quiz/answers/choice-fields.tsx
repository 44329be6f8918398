import { Box, Typography } from '@sopaan/ui/core';
import { useId } from 'react';
import { OptionRow } from '../components/option-row';
import type { AnswerProps } from './answer-props';

/** The field of a question with one correct option. */
export function ChoiceField({ question, headingId, answer, isLocked, onAnswer }: AnswerProps) {
  return (
    <Box role="radiogroup" aria-labelledby={headingId} sx={list}>
      {question.options.map((option, index) => (
        <OptionRow
          key={index}
          type="radio"
          name={question.id}
          label={option}
          format={question.format}
          checked={answer.optionIndex === index}
          disabled={isLocked}
          onChange={() => onAnswer({ optionIndex: index })}
        />
      ))}
    </Box>
  );
}

/** The field of a question with several correct options. */
export function ChoicesField({ question, headingId, answer, isLocked, onAnswer }: AnswerProps) {
  const hintId = useId();
  const chosen = answer.optionIndexes ?? [];
  function toggle(index: number) {
    const others = chosen.filter((one) => one !== index);
    const next = others.length < chosen.length ? others : [...others, index];
    onAnswer({ optionIndex: null, optionIndexes: next.sort((a, b) => a - b) });
  }
  return (
    <>
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Choose all that apply.
      </Typography>
      <Box role="group" aria-labelledby={headingId} aria-describedby={hintId} sx={list}>
        {question.options.map((option, index) => (
          <OptionRow
            key={index}
            type="checkbox"
            name={question.id}
            label={option}
            format={question.format}
            checked={chosen.includes(index)}
            disabled={isLocked}
            onChange={() => toggle(index)}
          />
        ))}
      </Box>
    </>
  );
}

const list = { display: 'grid', gap: 1.25, maxWidth: '72ch' } as const;
