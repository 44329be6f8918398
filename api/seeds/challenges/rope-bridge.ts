import type { ChallengeSource } from './challenge-source';
import { ropeBridgeTests } from './generated/rope-bridge';
import { lineAt, numbersOf, sequence } from './input-text';

export const ropeBridge: ChallengeSource = {
  title: 'One Lantern at the Rope Bridge',
  difficulty: 'Advanced',
  topics: ['Greedy', 'Sorting'],
  statement: [
    'A group of pilgrims reaches a rope bridge after dark with a single lantern and wants to be across as soon as possible. The bridge carries one or two people at a time, and whoever crosses, in either direction, must have the lantern. Two people together walk at the pace of the slower one.',
    'Given how many minutes each pilgrim needs, print the fewest minutes in which the whole group gets to the other side.',
  ],
  inputFormat: 'The first line holds N. The second line holds N times in minutes.',
  outputFormat: 'One number: the fewest minutes.',
  constraints: ['1 ≤ N ≤ 10^5', '1 ≤ time ≤ 1000'],
  examples: [
    {
      input: '4\n2 3 9 12',
      explanation:
        '2 and 3 cross (3), 2 returns (2), 9 and 12 cross (12), 3 returns (3), 2 and 3 cross (3): 23 minutes.',
    },
    { input: '1\n7', explanation: 'A lone pilgrim just crosses.' },
  ],
  hiddenInputs: [
    '2\n8 3',
    '3\n5 1 4',
    '4\n5 6 7 8',
    '5\n1 40 41 42 43',
    '6\n4 4 4 4 4 4',
    '7\n30 1 17 25 19 16 18',
    `400\n${sequence(400, (index) => ((index * 389) % 1000) + 1)}`,
  ],
  tests: ropeBridgeTests,
  solve(input) {
    const waiting = numbersOf(lineAt(input, 1)).sort((a, b) => a - b);
    const [fastest = 0, second = 0] = waiting;
    let minutes = 0;
    while (waiting.length > 3) {
      const slowest = waiting.pop() ?? 0;
      const slower = waiting.pop() ?? 0;
      const lanternBetweenTheFastTwo = second + fastest + slowest + second;
      const fastestLeadsEach = slowest + fastest + slower + fastest;
      minutes += Math.min(lanternBetweenTheFastTwo, fastestLeadsEach);
    }
    const last = waiting.at(-1) ?? 0;
    return String(minutes + (waiting.length === 3 ? fastest + second + last : last));
  },
};
