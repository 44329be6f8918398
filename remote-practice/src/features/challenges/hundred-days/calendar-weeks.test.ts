import type { HundredDay } from '@sopaan/schemas/practice/hundred-days';
import { calendarWeeks } from './calendar-weeks';

/** 100 days, starting on `first`. */
function daysFrom(first: string): HundredDay[] {
  return Array.from({ length: 100 }, (_, index) => ({
    day: index + 1,
    challengeId: `d${index + 1}`,
    title: `Challenge ${index + 1}`,
    topics: [],
    difficultyLevel: 'Beginner',
    points: 10,
    unlocksOn: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    state: 'open',
    solvedOn: null,
  }));
}

test('[PR-002] weeks run from Monday to Sunday; a month is named in its first week if there is room', () => {
  // A Thursday.
  const weeks = calendarWeeks(daysFrom('2026-10-15'));
  expect(weeks).toHaveLength(15);
  expect(weeks.every(({ days }) => days.length === 7)).toBe(true);
  expect(weeks[0]?.days.map((day) => day?.day)).toEqual([
    undefined,
    undefined,
    undefined,
    1,
    2,
    3,
    4,
  ]);
  expect(weeks.flatMap(({ month }, week) => (month ? [`${week} ${month}`] : []))).toEqual([
    '2 Nov',
    '7 Dec',
    '11 Jan',
  ]);
  // A Sunday.
  expect(calendarWeeks(daysFrom('2026-11-01'))).toHaveLength(16);
  expect(calendarWeeks([])).toEqual([]);
});
