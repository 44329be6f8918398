import { Box, Icon, Typography } from '@sopaan/ui/core';
import type { SavingState } from '../run/answer-queue';
import { clockText, spokenTime } from '../run/clock';
import { SavingMark } from './saving-mark';

interface QuizHeaderProps {
  name: string;
  secondsLeft: number;
  saving: SavingState;
  onSaveNow: () => void;
}

/** The last minute looks different. */
const HURRY = 60;

export function QuizHeader({ name, secondsLeft, saving, onSaveNow }: QuizHeaderProps) {
  const hurry = secondsLeft <= HURRY;
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
      <Typography variant="h3" component="h1" sx={{ minWidth: 0, flex: '1 1 16rem' }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <SavingMark saving={saving} onSaveNow={onSaveNow} />
        <Box
          role="timer"
          aria-live="off"
          aria-label={`Time left: ${spokenTime(secondsLeft)}`}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            borderRadius: 999,
            border: '1px solid',
            borderColor: hurry ? 'error.main' : 'divider',
            bgcolor: 'background.paper',
            color: hurry ? 'error.main' : 'text.primary',
            typography: 'h5',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Icon name="clock" />
          <span>{clockText(secondsLeft)}</span>
        </Box>
      </Box>
    </Box>
  );
}
