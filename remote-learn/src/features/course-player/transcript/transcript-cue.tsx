import type { Cue } from '@sopaan/schemas/courses/lesson-content';
import { Box, ButtonBase } from '@sopaan/ui/core';
import { itemMark } from '../timed-list/list-styles';
import { clockText } from '../time-text';
import { MarkedText } from './search-text';

interface TranscriptCueProps {
  cue: Cue;
  query: string;
  isCurrent: boolean;
  onChoose: () => void;
}

/** A line of the transcript. */
export function TranscriptCue({ cue, query, isCurrent, onChoose }: TranscriptCueProps) {
  return (
    <li>
      <ButtonBase
        onClick={onChoose}
        aria-current={isCurrent ? 'true' : undefined}
        sx={{
          display: 'flex',
          width: '100%',
          minHeight: 44,
          justifyContent: 'flex-start',
          alignItems: 'baseline',
          gap: 1.5,
          px: 1,
          py: 0.75,
          borderRadius: 1,
          textAlign: 'left',
          font: 'inherit',
          ...itemMark(isCurrent),
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {clockText(cue.start)}
        </Box>
        <Box component="span" sx={{ minWidth: 0 }}>
          <MarkedText text={cue.text} query={query} />
        </Box>
      </ButtonBase>
    </li>
  );
}
