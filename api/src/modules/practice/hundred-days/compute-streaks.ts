import { HUNDRED_DAYS } from '@sopaan/schemas/practice/hundred-days';

interface Streaks {
  current: number;
  longest: number;
  /** Missed days that a freeze covers, ascending. */
  frozenDays: number[];
}

/**
 * Counts consecutive days that were solved on time. A missed day ends a streak unless a freeze covers it. `freezes` has
 * the first day that each freeze can cover.
 */
export function computeStreaks(
  solvedOnTime: ReadonlySet<number>,
  currentDay: number,
  freezes: readonly number[] = [],
): Streaks {
  const unusedFreezes = [...freezes].sort((one, other) => one - other);
  const frozenDays: number[] = [];
  let longest = 0;
  let current = 0;
  const canFreeze = (day: number) =>
    current > 0 && day <= HUNDRED_DAYS && unusedFreezes[0] !== undefined && unusedFreezes[0] <= day;

  for (let day = 1; day <= currentDay; day += 1) {
    if (solvedOnTime.has(day)) current += 1;
    // Today does not break the streak before it is over.
    else if (day === currentDay) break;
    else if (canFreeze(day)) {
      unusedFreezes.shift();
      frozenDays.push(day);
    } else current = 0;
    longest = Math.max(longest, current);
  }
  return { current, longest, frozenDays };
}
