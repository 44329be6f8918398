import type { HundredDays } from '@sopaan/schemas/practice/hundred-days';
import { DayList } from './day-list';
import { CollapsibleDays } from './collapsible-days';

const GROUP_SIZE = 10;

/** All days in groups of ten; the group with the current day is open. */
export function AllDays({ days: { days, frozenDays, currentDay } }: { days: HundredDays }) {
  const current = currentDay ?? 1;
  const groups = Array.from({ length: Math.ceil(days.length / GROUP_SIZE) }, (_, group) =>
    days.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  );
  return groups.map((group) => {
    const [first, last] = [group[0]?.day ?? 0, group.at(-1)?.day ?? 0];
    const solvedCount = group.filter(({ solvedOn }) => solvedOn !== null).length;
    const isLocked = group.every(({ state }) => state === 'locked');
    const title = `Days ${first} to ${last}`;
    return (
      <CollapsibleDays
        key={first}
        title={title}
        note={isLocked ? 'Locked' : `${solvedCount} of ${group.length} solved`}
        isOpen={first <= current && current <= last}
      >
        <DayList days={group} frozenDays={frozenDays} label={title} />
      </CollapsibleDays>
    );
  });
}
