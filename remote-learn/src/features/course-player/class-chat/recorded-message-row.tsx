import type { RecordedMessage } from '@sopaan/schemas/live-classes/recording';
import { Box, ButtonBase, Typography } from '@sopaan/ui/core';
import { Chip } from '@sopaan/ui/display';
import { itemMark } from '../timed-list/list-styles';
import { clockText } from '../time-text';

interface RecordedMessageRowProps {
  message: RecordedMessage;
  isCurrent: boolean;
  onChoose: () => void;
}

export function RecordedMessageRow({ message, isCurrent, onChoose }: RecordedMessageRowProps) {
  const { start, name, isTeacher, text } = message;
  const time = clockText(start);
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'true' : undefined}
      sx={{ display: 'flex', gap: 1, borderRadius: 1, ...itemMark(isCurrent) }}
    >
      <ButtonBase onClick={onChoose} aria-label={`Play at ${time}`} sx={timeButton}>
        {time}
      </ButtonBase>
      <Box sx={{ flex: 1, minWidth: 0, py: 1, pr: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {isTeacher && <Chip size="small" label="Teacher" />}
        </Box>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
    </Box>
  );
}

const timeButton = {
  flexShrink: 0,
  alignSelf: 'flex-start',
  minWidth: 52,
  minHeight: 44,
  px: 1,
  borderRadius: 1,
  font: 'inherit',
  color: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
