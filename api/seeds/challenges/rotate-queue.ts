import type { ChallengeSource } from './challenge-source';
import { lineAt, numbersOf, sequence } from './input-text';
import { rotateQueueTests } from './generated/rotate-queue';

export const rotateQueue: ChallengeSource = {
  title: 'The Turning Queue',
  difficulty: 'Beginner',
  topics: ['Arrays'],
  statement: [
    'At a temple the person at the front of the queue goes to the end of it after each bell.',
    'Given the queue and the number K of bells, print the queue afterwards. K may be far larger than the queue.',
  ],
  inputFormat: 'The first line holds N and K. The second line holds N numbers, the front first.',
  outputFormat: 'The queue after K bells, numbers separated by one space.',
  constraints: ['1 ≤ N ≤ 1000', '0 ≤ K ≤ 10^12', '0 ≤ number ≤ 10^9'],
  examples: [
    { input: '5 2\n1 2 3 4 5', explanation: '1 and then 2 go to the end.' },
    { input: '3 3\n7 8 9', explanation: 'After three bells all are back in place.' },
  ],
  hiddenInputs: [
    '1 1000\n4',
    '4 0\n1 2 3 4',
    '4 1\n1 2 3 4',
    '6 100003\n1 2 3 4 5 6',
    '2 7\n10 20',
    `1000 999\n${sequence(1000, (index) => index)}`,
  ],
  tests: rotateQueueTests,
  solve(input) {
    const [, bells = 0] = numbersOf(lineAt(input, 0));
    const queue = numbersOf(lineAt(input, 1));
    const turn = bells % queue.length;
    return [...queue.slice(turn), ...queue.slice(0, turn)].join(' ');
  },
};
