import { pick } from './hash';

/** White text has a contrast of 4.5:1 on either colour of a pair. */
const pairs = [
  ['#0b5563', '#1d6b6b'],
  ['#28407a', '#5a3d86'],
  ['#7a2f4a', '#a1452e'],
  ['#1c5d45', '#3f6b1f'],
  ['#5b3a78', '#8a3565'],
  ['#8a3f0c', '#8c5a0a'],
  ['#174a7a', '#0f6674'],
  ['#404a5c', '#5b4a6b'],
] as const;
const angles = ['115deg', '135deg', '155deg', '200deg'] as const;

/** A background that is chosen by the id. */
export function gradientOf(id: string): string {
  const [from, to] = pick(pairs, id, 'pair');
  return `linear-gradient(${pick(angles, id, 'angle')}, ${from}, ${to})`;
}
