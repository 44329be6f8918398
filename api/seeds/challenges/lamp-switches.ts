import type { ChallengeSource } from './challenge-source';
import { lampSwitchesTests } from './generated/lamp-switches';

export const lampSwitches: ChallengeSource = {
  title: 'Lamps in Binary',
  difficulty: 'Beginner',
  topics: ['Bits'],
  statement: [
    'A row of lamps shows a number in binary: a lamp that is on is a 1. The leftmost lamp is always on, except for the number 0, which one dark lamp shows.',
    'Given N, print its binary form and how many lamps are on.',
  ],
  inputFormat: 'One line with N.',
  outputFormat: 'The binary form and the number of ones, separated by one space.',
  constraints: ['0 ≤ N ≤ 10^9'],
  examples: [
    { input: '10', explanation: '10 is 8 + 2.' },
    { input: '0', explanation: 'One dark lamp.' },
  ],
  hiddenInputs: ['1', '2', '7', '255', '1024', '123456789'],
  tests: lampSwitchesTests,
  solve(input) {
    const binary = Number(input).toString(2);
    return `${binary} ${binary.replaceAll('0', '').length}`;
  },
};
