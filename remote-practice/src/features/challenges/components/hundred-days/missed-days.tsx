import type { HundredDays } from '@sopaan/schemas/practice/hundred-days';
import { Typography } from '@sopaan/ui/core';
import { DayList } from './day-list';
import { CollapsibleDays } from './collapsible-days';

const PREVIEW_COUNT = 4;

/** Past days that are not solved, oldest first. */
export function MissedDays({ days: { days, frozenDays, today } }: { days: HundredDays }) {
  const missedDays = days.filter(
    ({ state, unlocksOn }) => state === 'open' && unlocksOn !== null && unlocksOn < today,
  );
  if (missedDays.length === 0) return null;
  const otherDays = missedDays.slice(PREVIEW_COUNT);
  return (
    <section aria-labelledby="missed">
      <Typography id="missed" component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Catch up
      </Typography>
      <DayList
        days={missedDays.slice(0, PREVIEW_COUNT)}
        frozenDays={frozenDays}
        label="Days to catch up"
      />
      {otherDays.length > 0 && (
        <CollapsibleDays title={`${otherDays.length} more to catch up`}>
          <DayList days={otherDays} frozenDays={frozenDays} label="More days to catch up" />
        </CollapsibleDays>
      )}
    </section>
  );
}
