import { Box, Icon, IconButton } from '@sopaan/ui/core';
import { useRef } from 'react';

interface CarouselArrowsProps {
  label: string;
  index: number;
  last: number;
  /** The id of the sliding list. */
  controls: string;
  onMove: (index: number) => void;
}

/** The width of both buttons and their gap, kept while the cards are loaded, so that the heading does not wrap later. */
export const ARROWS_WIDTH = 96;

/** The buttons for the previous and next card. At either end one is hidden and passes its focus to the other. */
export function CarouselArrows({ label, index, last, controls, onMove }: CarouselArrowsProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  if (last === 0) return null;

  const move = (target: number) => {
    if (target <= 0) next.current?.focus();
    if (target >= last) previous.current?.focus();
    onMove(target);
  };
  const arrow = (isHidden: boolean) => ({
    width: 44,
    height: 44,
    border: '1px solid',
    borderColor: 'divider',
    bgcolor: 'background.paper',
    color: 'primary.main',
    visibility: isHidden ? 'hidden' : 'visible',
    '@media print': { display: 'none' },
  });

  return (
    <Box sx={{ display: 'flex', gap: 1, flex: 'none' }}>
      <IconButton
        ref={previous}
        aria-label={`Previous: ${label}`}
        aria-controls={controls}
        onClick={() => move(index - 1)}
        sx={arrow(index === 0)}
      >
        <Icon name="arrow-left" size={20} />
      </IconButton>
      <IconButton
        ref={next}
        aria-label={`Next: ${label}`}
        aria-controls={controls}
        onClick={() => move(index + 1)}
        sx={arrow(index >= last)}
      >
        <Icon name="arrow-right" size={20} />
      </IconButton>
    </Box>
  );
}
