import type { SeedClock } from '../clock/seed-clock';
import type { EventSource } from './event-source';

/** What follows after events of each type, in days after the end. */
const followUps: Readonly<
  Partial<Record<EventSource['type'], ReadonlyArray<readonly [string, number]>>>
> = {
  workshop: [['Certificates of attendance', 4]],
  conference: [['Slides and recordings', 10]],
  'cultural-event': [],
  scholarship: [
    ['Result letters', 7],
    ['First payment', 40],
  ],
};
const contestFollowUps = [
  ['Results', 5],
  ['Certificates', 12],
] as const;

export function eventDeadlines({ type }: EventSource, clock: SeedClock, ends: number) {
  return (followUps[type] ?? contestFollowUps).map(([title, days]) => ({
    title,
    at: clock.at(ends + days, 6.5),
  }));
}
