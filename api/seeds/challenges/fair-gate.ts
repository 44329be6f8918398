import type { ChallengeSource } from './challenge-source';
import { fairGateTests } from './generated/fair-gate';
import { lineAt, numbersOf, sequence } from './input-text';

export const fairGate: ChallengeSource = {
  title: 'A Fair Gate for Requests',
  difficulty: 'Advanced',
  topics: ['Queues', 'Rate limits'],
  practice: {
    type: 'System Design',
    format: 'Case Studies',
  },
  statement: [
    'An API lets a client through at most L times in any W seconds. A request at second T passes when fewer than L requests have passed from second T − W + 1 to T; a refused request does not count.',
    'Given the seconds of the requests in ascending order, print how many pass and the second of the first refused one (-1 when none is refused).',
  ],
  inputFormat: 'The first line holds N, L and W. The second line holds N seconds.',
  outputFormat: 'Two numbers: how many pass, and the second of the first refusal or -1.',
  constraints: ['1 ≤ N, L ≤ 10^5', '1 ≤ W ≤ 10^9', '0 ≤ second ≤ 10^9'],
  examples: [
    {
      input: '5 2 10\n1 2 3 11 12',
      explanation:
        'Seconds 1 and 2 pass, 3 is refused; at 11 the request of second 1 is out of the window, at 12 that of second 2.',
    },
    { input: '2 5 1\n4 4', explanation: 'Two requests fit into a limit of five.' },
  ],
  hiddenInputs: [
    '1 1 1\n0',
    '3 1 5\n0 0 5',
    '6 3 4\n1 1 1 1 5 5',
    '4 1 1\n7 7 8 8',
    `300 5 30\n${sequence(300, (index) => index * 4)}`,
    `300 50 1000\n${sequence(300, (index) => index * 10)}`,
  ],
  tests: fairGateTests,
  solve(input) {
    const [, limit = 1, width = 1] = numbersOf(lineAt(input, 0));
    const passed: number[] = [];
    let refused = -1;
    for (const second of numbersOf(lineAt(input, 1))) {
      const oldest = passed[passed.length - limit];
      if (oldest === undefined || oldest <= second - width) passed.push(second);
      else if (refused < 0) refused = second;
    }
    return `${passed.length} ${refused}`;
  },
};
