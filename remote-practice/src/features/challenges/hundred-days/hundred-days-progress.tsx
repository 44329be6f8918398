import type { HundredDays } from '@sopaan/schemas/hundred-days';
import { Box, Button, Card, Icon, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { DaysCalendar } from './days-calendar';

interface HundredDaysProgressProps {
  days: HundredDays;
  restart: () => Promise<unknown>;
}

/** For who has begun: what is solved, the streak, the calendar. */
export function HundredDaysProgress({ days, restart }: HundredDaysProgressProps) {
  const { startedOn, currentDay, currentStreak, longestStreak } = days;
  const done = days.days.filter(({ solvedOn }) => solvedOn !== null).length;
  return (
    <Card component="section" aria-labelledby="progress" sx={card}>
      <div>
        <Typography id="progress" component="h2" variant="h4" sx={{ mb: 1.5 }}>
          Your {daysText(currentDay ?? 0)} so far
        </Typography>
        <Box component="dl" sx={figures}>
          <Figure name="Solved" value={String(done)} />
          <Figure name="Streak" value={daysText(currentStreak)} />
          <Figure name="Longest streak" value={daysText(longestStreak)} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Begun on <DateText value={startedOn} />. A new day opens at midnight in India.
        </Typography>
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
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="small"
        sx={{ ml: -1 }}
        startIcon={<Icon name="refresh" />}
        onClick={() => setAsks(true)}
      >
        Begin anew
      </Button>
      <ConfirmDialog
        open={asks}
        title="Begin the 100 days anew?"
        text="Your days and your streak start from day 1, today. What you have solved stays solved in practice, and your submissions stay."
        confirm="Begin anew"
        cancel="Go on as it is"
        failed="The 100 days could not be begun anew."
        run={restart}
        onDone={() => setAsks(false)}
        onCancel={() => setAsks(false)}
        focusAfter={() => button.current}
      />
    </>
  );
}

function daysText(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}

const figures = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 } as const;

const card = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 502px' },
  p: { xs: 2, md: 3 },
} as const;
