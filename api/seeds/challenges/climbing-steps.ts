import type { ChallengeSource } from './challenge-source';
import { climbingStepsTests } from './generated/climbing-steps';

export const climbingSteps: ChallengeSource = {
  title: 'Ways Up the Steps',
  difficulty: 'Intermediate',
  topics: ['Dynamic programming'],
  statement: [
    'A flight of N steps leads down to a stepwell. A child climbs one, two or three steps at a time.',
    'Count the ways to climb exactly N steps, modulo 1\u00a0000\u00a0000\u00a0007. Two ways differ when their lists of strides differ.',
  ],
  inputFormat: 'One line with N.',
  outputFormat: 'One number: the count modulo 1\u00a0000\u00a0000\u00a0007.',
  constraints: ['1 ≤ N ≤ 10^6'],
  examples: [
    { input: '3', explanation: '1+1+1, 1+2, 2+1 and 3.' },
    { input: '1', explanation: 'There is one way.' },
  ],
  hiddenInputs: ['2', '4', '5', '10', '36', '37', '1000'],
  tests: climbingStepsTests,
  solve(input) {
    let [ways, before, earlier] = [1, 0, 0];
    for (let step = 1; step <= Number(input); step += 1) {
      [ways, before, earlier] = [(ways + before + earlier) % 1_000_000_007, ways, before];
    }
    return String(ways);
  },
};
