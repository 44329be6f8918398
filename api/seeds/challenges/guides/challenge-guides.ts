import { conquestGuides } from './conquest-guides';
import { dayGuides1To31 } from './day-guides-1-31';
import { dayGuides32To66 } from './day-guides-32-66';
import { dayGuides67To100 } from './day-guides-67-100';
import type { GuidedChallenge } from './guided-challenge';

/** The guides of all sample challenges, joined to the challenges. */
export const challengeGuides: readonly GuidedChallenge[] = [
  ...conquestGuides,
  ...dayGuides1To31,
  ...dayGuides32To66,
  ...dayGuides67To100,
];
