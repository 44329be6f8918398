import type { HundredDays } from '@sopaan/schemas/practice/hundred-days';

export function days(hasStarted: boolean, states: readonly string[]): HundredDays {
  return {
    today: '2026-11-04',
    startedOn: hasStarted ? '2026-11-01' : null,
    currentDay: hasStarted ? 4 : null,
    currentStreak: hasStarted ? 1 : 0,
    longestStreak: hasStarted ? 2 : 0,
    frozenDays: [],
    streakFreezes: 0,
    days: states.map((state, index) => ({
      day: index + 1,
      challengeId: `d${index + 1}`,
      title: `Challenge ${index + 1}`,
      topics: ['Loops'],
      difficultyLevel: 'Beginner',
      points: 10,
      unlocksOn: hasStarted ? `2026-11-0${index + 1}` : null,
      state,
      solvedOn: state === 'solved' ? `2026-11-0${index + 1}` : null,
    })),
  };
}

export const startedDays = days(true, ['solved', 'open', 'caught-up', 'open', 'locked']);
export const notStartedDays = days(false, ['open', 'locked', 'locked']);
