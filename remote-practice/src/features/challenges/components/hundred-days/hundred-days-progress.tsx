import type { HundredDays } from '@sopaan/schemas/practice/hundred-days';
import { Box, Button, Card, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { DaysCalendar } from './days-calendar';
import { StreakFreezes } from './streak-freezes';

interface HundredDaysProgressProps {
  days: HundredDays;
  restart: () => Promise<unknown>;
}

/** Progress of a member who has started: solved days, streak, streak freezes and calendar. */
export function HundredDaysProgress({ days, restart }: HundredDaysProgressProps) {
  const { startedOn, currentDay, currentStreak, longestStreak, streakFreezes } = days;
  const solvedCount = days.days.filter(({ solvedOn }) => solvedOn !== null).length;
  return (
    <Card component="section" aria-labelledby="progress" sx={card}>
      <div>
        <Typography id="progress" component="h2" variant="h4" sx={{ mb: 1.5 }}>
          Day {currentDay ?? 0} of {days.days.length}
        </Typography>
        <Box component="dl" sx={figures}>
          <Figure name="Solved" value={String(solvedCount)} />
          <Figure name="Streak" value={formatDays(currentStreak)} />
          <Figure name="Longest streak" value={formatDays(longestStreak)} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Started on <DateText value={startedOn} />. A new day opens at midnight in India.
        </Typography>
        <StreakFreezes count={streakFreezes} />
        <Restart restart={restart} />
      </div>
      <DaysCalendar days={days} />
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}

function Restart({ restart }: { restart: () => Promise<unknown> }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="small"
        sx={{ ml: -1 }}
        startIcon={<Icon name="refresh" />}
        onClick={() => setIsConfirming(true)}
      >
        Start over
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Start the 100 days over?"
        text="Your days and your streak restart today with day 1. Challenges you have solved stay solved in practice, and your submissions are kept."
        confirmLabel="Start over"
        cancelLabel="Keep my progress"
        errorTitle="The 100 days could not be restarted."
        onConfirm={restart}
        onDone={() => setIsConfirming(false)}
        onCancel={() => setIsConfirming(false)}
        focusAfter={() => button.current}
      />
    </>
  );
}

function formatDays(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}

const figures = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 } as const;

const card = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  // The second column fits the calendar with the most weeks that 100 days can touch.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 502px' },
  p: { xs: 2, md: 3 },
} as const;
