import { PAGE_CLOCK_DISPLAY } from '@sopaan/contract/layout';
import { Box, Icon, Typography } from '@sopaan/ui/core';
import type { SavingState } from '../attempt/answer-queue';
import { formatClock, formatDuration } from '../quiz-text';
import { SavingStatus } from './saving-status';

interface QuizHeaderProps {
  name: string;
  secondsLeft: number;
  saving: SavingState;
  onSaveNow: () => void;
}

/** The clock is red for this long before the time is up. */
const URGENT_SECONDS = 60;

export function QuizHeader({ name, secondsLeft, saving, onSaveNow }: QuizHeaderProps) {
  const isUrgent = secondsLeft <= URGENT_SECONDS;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
      }}
    >
      <Typography variant="h3" component="h1" sx={{ minWidth: 0, flex: '1 1 9rem' }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <SavingStatus saving={saving} onSaveNow={onSaveNow} />
        <Box
          role="timer"
          aria-live="off"
          aria-label={`Time left: ${formatDuration(secondsLeft)}`}
          sx={{
            // Unless the header of the site shows the same.
            display: PAGE_CLOCK_DISPLAY,
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            borderRadius: 999,
            border: '1px solid',
            borderColor: isUrgent ? 'error.main' : 'divider',
            bgcolor: 'background.paper',
            color: isUrgent ? 'error.main' : 'text.primary',
            typography: 'h5',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Icon name="clock" />
          <span>{formatClock(secondsLeft)}</span>
        </Box>
      </Box>
    </Box>
  );
}
