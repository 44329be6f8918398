import type { ChallengeSource } from './challenge-source';
import { steppingStonesTests } from './generated/stepping-stones';
import { lineAt, numbersOf, sequence } from './input-text';

export const steppingStones: ChallengeSource = {
  title: 'Over the Stream Before the Rain',
  difficulty: 'Intermediate',
  topics: ['Greedy', 'Arrays'],
  statement: [
    'A stream is crossed on N stones in a row. The number of a stone says how far one may jump from it at most: from a stone with 3 one can land on any of the next three. From a wet stone, which has 0, one cannot jump at all.',
    'One stands on the first stone and wants to reach the last. Print the fewest jumps, or -1 when it cannot be reached.',
  ],
  inputFormat: 'The first line holds N. The second line holds the numbers of the N stones.',
  outputFormat: 'One number: the fewest jumps, or -1.',
  constraints: ['1 ≤ N ≤ 10^5', '0 ≤ number ≤ 10^5'],
  examples: [
    {
      input: '6\n2 3 1 0 2 1',
      explanation: 'To the second stone, from there to the fifth, and to the last.',
    },
    { input: '4\n2 1 0 5', explanation: 'Every way ends on the wet third stone.' },
  ],
  hiddenInputs: [
    '1\n0',
    '2\n0 1',
    '2\n1 0',
    '5\n100000 0 0 0 0',
    '8\n1 1 1 1 1 1 1 1',
    '9\n3 2 1 0 4 1 1 1 0',
    '10\n2 5 1 1 1 0 0 3 1 0',
    `1000\n${sequence(1000, (index) => ((index * 31) % 7) + 1)}`,
  ],
  tests: steppingStonesTests,
  solve(input) {
    const stones = numbersOf(lineAt(input, 1));
    let jumps = 0;
    let edge = 0;
    let reach = 0;
    for (const [position, length] of stones.slice(0, -1).entries()) {
      reach = Math.max(reach, position + length);
      if (position < edge) continue;
      if (reach === position) return '-1';
      jumps += 1;
      edge = reach;
    }
    return String(jumps);
  },
};
