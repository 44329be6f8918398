import { Box } from '@sopaan/ui/core';
import { TextField } from '@sopaan/ui/forms';
import { useState } from 'react';
import { NO_ANSWER } from '../attempt/answer-content';
import type { AnswerProps } from './answer-props';
import { parseNumber } from './parse-number';

/** Text that is not a number clears the answer, so that the saved number is always the displayed one. */
export function NumberField({ question, headingId, answer, isLocked, onAnswer }: AnswerProps) {
  const [entered, setEntered] = useState('');
  const value = answer.value ?? null;
  // The answer was cleared, or changed in another tab.
  const isOutdated = parseNumber(entered) !== value;
  const text = isOutdated ? (value?.toString() ?? '') : entered;
  const isInvalid = text !== '' && value === null;

  function change(next: string) {
    setEntered(next);
    const number = parseNumber(next);
    onAnswer(number === null ? NO_ANSWER : { optionIndex: null, value: number });
  }

  return (
    <Box role="group" aria-labelledby={headingId}>
      <TextField
        label={question.unit ? `Your answer in ${question.unit}` : 'Your answer'}
        value={text}
        disabled={isLocked}
        error={isInvalid}
        helperText={
          isInvalid ? 'Enter a number, such as 1680 or -3.5.' : 'A number, such as 1680 or -3.5.'
        }
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ maxWidth: 320 }}
      />
    </Box>
  );
}
