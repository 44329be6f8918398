import { Box, Button, Icon, IconButton, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { useEffect, useId, useRef, useState } from 'react';
import { InlineContent } from '../markup/inline-content';
import type { AnswerProps } from './answer-props';

type Direction = 'up' | 'down';

/** A list whose items are moved with buttons. The initial order counts as an answer only after a move or 'Keep this order'. */
export function OrderingField({ question, headingId, answer, isLocked, onAnswer }: AnswerProps) {
  const id = useId();
  const { options } = question;
  const isAnswered = (answer.optionIndexes ?? []).length === options.length;
  const order = isAnswered ? (answer.optionIndexes ?? []) : options.map((_, index) => index);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ index: number; direction: Direction } | null>(null);

  // Browsers drop the focus of an element that is moved in the document.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moveKey(moved)}"]`)?.focus();
  }, [moved]);

  function answerWith(optionIndexes: number[]) {
    onAnswer({ optionIndex: null, optionIndexes });
  }
  function move(index: number, direction: Direction) {
    const position = order.indexOf(index);
    const target = direction === 'up' ? position - 1 : position + 1;
    if (isLocked || target < 0 || target >= order.length) return;
    answerWith(order.filter((one) => one !== index).toSpliced(target, 0, index));
    setMoved({ index, direction });
  }

  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {isAnswered
          ? 'Move the options into the right order.'
          : 'Move the options into the right order. Nothing is saved until you move one or keep this order.'}
      </Typography>
      <Box component="ol" ref={list} aria-labelledby={headingId} sx={listStyle}>
        {order.map((index, position) => (
          <Box component="li" key={index} sx={itemStyle}>
            <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', minWidth: 20 }}>
              {position + 1}
            </Box>
            <Box component="span" id={`${id}-${index}`} sx={{ flex: 1, minWidth: 0 }}>
              <InlineContent text={options[index] ?? ''} format={question.format} />
            </Box>
            {(['up', 'down'] as const).map((direction) => {
              const isAtEnd = position === (direction === 'up' ? 0 : order.length - 1);
              const buttonId = `${id}-${index}-${direction}`;
              return (
                <IconButton
                  key={direction}
                  id={buttonId}
                  data-move={moveKey({ index, direction })}
                  aria-labelledby={`${buttonId} ${id}-${index}`}
                  // Stays focusable, so that the focus is kept at the end of the list.
                  aria-disabled={isAtEnd || isLocked}
                  onClick={() => move(index, direction)}
                  sx={{ opacity: isAtEnd || isLocked ? 0.35 : 1 }}
                >
                  <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} />
                  <VisuallyHidden>{direction === 'up' ? 'Move up' : 'Move down'}</VisuallyHidden>
                </IconButton>
              );
            })}
          </Box>
        ))}
      </Box>
      {!isAnswered && !isLocked && (
        <Button sx={{ mt: 1.5 }} variant="outlined" onClick={() => answerWith([...order])}>
          Keep this order
        </Button>
      )}
      <VisuallyHidden role="status">
        {moved && `Position ${order.indexOf(moved.index) + 1} of ${order.length}`}
      </VisuallyHidden>
    </>
  );
}

const moveKey = ({ index, direction }: { index: number; direction: Direction }) =>
  `${index}-${direction}`;

const listStyle = {
  display: 'grid',
  gap: 1.25,
  maxWidth: '72ch',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
} as const;
