import type { HundredDay } from '@sopaan/schemas/hundred-days';
import { DayList } from './day-list';
import { FoldedDays } from './folded-days';

const TEN = 10;

/** All days, ten by ten; those around today are unfolded. */
export function AllDays({ days, current }: { days: readonly HundredDay[]; current: number }) {
  const groups = Array.from({ length: Math.ceil(days.length / TEN) }, (_, group) =>
    days.slice(group * TEN, (group + 1) * TEN),
  );
  return groups.map((group) => {
    const [first, last] = [group[0]?.day ?? 0, group.at(-1)?.day ?? 0];
    const solved = group.filter(({ solvedOn }) => solvedOn !== null).length;
    const isLocked = group.every(({ state }) => state === 'locked');
    const title = `Days ${first} to ${last}`;
    return (
      <FoldedDays
        key={first}
        title={title}
        note={isLocked ? 'Locked' : `${solved} of ${group.length} solved`}
        isOpen={first <= current && current <= last}
      >
        <DayList days={group} label={title} />
      </FoldedDays>
    );
  });
}
