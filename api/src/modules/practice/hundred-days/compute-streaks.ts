/** Counts consecutive days that were solved on time. */
export function computeStreaks(
  solvedOnTime: ReadonlySet<number>,
  currentDay: number,
): { current: number; longest: number } {
  let longest = 0;
  let run = 0;
  let current = 0;
  for (let day = 1; day <= currentDay; day += 1) {
    const isOpenToday = day === currentDay && !solvedOnTime.has(day);
    // Today does not break the streak before it is over.
    if (isOpenToday) break;
    run = solvedOnTime.has(day) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  current = run;
  return { current, longest };
}
