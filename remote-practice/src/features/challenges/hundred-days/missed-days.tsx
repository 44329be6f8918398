import type { HundredDays } from '@sopaan/schemas/hundred-days';
import { Typography } from '@sopaan/ui/core';
import { DayList } from './day-list';
import { FoldedDays } from './folded-days';

const SHOWN = 4;

/** The days that went by unsolved, oldest first. */
export function MissedDays({ days: { days, today } }: { days: HundredDays }) {
  const missed = days.filter(
    ({ state, unlocksOn }) => state === 'open' && unlocksOn !== null && unlocksOn < today,
  );
  if (missed.length === 0) return null;
  const more = missed.slice(SHOWN);
  return (
    <section aria-labelledby="missed">
      <Typography id="missed" component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Catch up
      </Typography>
      <DayList days={missed.slice(0, SHOWN)} label="Days to catch up" />
      {more.length > 0 && (
        <FoldedDays title={`${more.length} more to catch up`}>
          <DayList days={more} label="More days to catch up" />
        </FoldedDays>
      )}
    </section>
  );
}
