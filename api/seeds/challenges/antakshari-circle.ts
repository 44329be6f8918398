import type { ChallengeSource } from './challenge-source';
import { antakshariCircleTests } from './generated/antakshari-circle';
import { lineAt } from './input-text';

export const antakshariCircle: ChallengeSource = {
  title: 'Antakshari in a Circle',
  difficulty: 'Intermediate',
  topics: ['Queues', 'Simulation'],
  statement: [
    'Singers sit in a circle and are counted out one after the other until one is left. The first count begins with the first singer of the list and goes up to K; the singer at whom it ends leaves the circle.',
    'Each further count begins with the singer who sits after the one that has left, and goes up to the number of letters in the name of that one. Print the names in the order in which they leave; the winner, who stays, comes last.',
  ],
  inputFormat:
    'The first line holds K. The second line holds the names in the order of the circle, separated by one space.',
  outputFormat: 'All names, separated by one space.',
  constraints: [
    '1 ≤ K ≤ 10^9',
    '1 ≤ number of names ≤ 1000',
    'Names have 1 to 12 letters a-z and may be equal',
  ],
  examples: [
    {
      input: '2\nasha ravi om tara',
      explanation:
        'ravi leaves; four counts from om end at om again (om, tara, asha, om); two from tara end at asha.',
    },
    { input: '7\nmeera', explanation: 'A lone singer wins at once.' },
  ],
  hiddenInputs: [
    '1\na b',
    '100000\nkiran leela mohan',
    '1\na b c d e',
    '3\njo jo jo jo jo',
    '5\nannapurna om raj sita venkatesh dev',
    '12\nab abc abcd abcde abcdef abcdefg abcdefgh',
    `4\n${Array.from({ length: 120 }, (_, index) => 'abcdefghijkl'.slice(0, ((index * 7) % 12) + 1)).join(' ')}`,
  ],
  tests: antakshariCircleTests,
  solve(input) {
    const circle = lineAt(input, 1).trim().split(/\s+/);
    const order: string[] = [];
    let count = Number(lineAt(input, 0));
    let start = 0;
    while (circle.length > 0) {
      start = (start + count - 1) % circle.length;
      const [name = ''] = circle.splice(start, 1);
      order.push(name);
      count = name.length;
    }
    return order.join(' ');
  },
};
