import type { ChallengeSource } from './challenge-source';
import { longestDistinctRunTests } from './generated/longest-distinct-run';

export const longestDistinctRun: ChallengeSource = {
  title: 'Longest Stretch Without Repeats',
  difficulty: 'Intermediate',
  topics: ['Sliding window', 'Strings'],
  statement: [
    'A bead maker wants the longest piece of a string of beads in which no colour appears twice. Each colour is a letter.',
    'Find the length of the longest unbroken piece whose letters are all different.',
  ],
  inputFormat: 'One line of lower-case letters.',
  outputFormat: 'One number: the length of that piece.',
  constraints: ['1 ≤ length ≤ 10^5'],
  examples: [
    { input: 'abcabcd', explanation: 'The piece "abcd" has four different letters.' },
    { input: 'zzzz', explanation: 'No piece is longer than one bead.' },
  ],
  hiddenInputs: [
    'a',
    'ab',
    'abba',
    'abcdefghijklmnopqrstuvwxyz',
    'pwwkew',
    'dvdf',
    'abcdefg'.repeat(700) + 'hijk',
    'tmmzuxt',
  ],
  tests: longestDistinctRunTests,
  solve(input) {
    const lastSeen = new Map<string, number>();
    let start = 0;
    let best = 0;
    for (const [index, bead] of [...input.trim()].entries()) {
      start = Math.max(start, (lastSeen.get(bead) ?? -1) + 1);
      lastSeen.set(bead, index);
      best = Math.max(best, index - start + 1);
    }
    return String(best);
  },
};
