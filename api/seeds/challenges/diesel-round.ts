import type { ChallengeSource } from './challenge-source';
import { dieselRoundTests } from './generated/diesel-round';
import { linesOf, numbersOf } from './input-text';

const round = (count: number, pump: (index: number) => readonly [number, number]) =>
  `${count}\n${Array.from({ length: count }, (_, index) => pump(index).join(' ')).join('\n')}`;

export const dieselRound: ChallengeSource = {
  title: 'Diesel Around the Hill',
  difficulty: 'Intermediate',
  topics: ['Greedy', 'Arrays'],
  statement: [
    'A ring road around a hill has N pumps that are short of diesel. At each pump a bus can take a given number of litres, and it needs a given number of litres to drive on to the next pump; after the last comes the first.',
    'A bus whose tank is empty, but large enough for any amount, starts at a pump, takes all the diesel there and at every further pump, and wants to come back to where it started. Print the smallest number of a pump at which it can start, or -1.',
  ],
  inputFormat:
    'The first line holds N. Each of the next N lines holds the litres at a pump and the litres needed to the next one.',
  outputFormat: 'One number: the pump, counted from 1, or -1.',
  constraints: ['1 ≤ N ≤ 10^5', '0 ≤ litres ≤ 10^4'],
  examples: [
    {
      input: '4\n2 5\n6 3\n4 4\n1 1',
      explanation:
        'From pump 2 the bus comes to pump 1 with 3 litres; with 2 more it just gets to pump 2.',
    },
    { input: '2\n3 4\n3 3', explanation: 'All the diesel together is one litre short.' },
  ],
  hiddenInputs: [
    '1\n0 0',
    '4\n0 1\n1 0\n0 1\n1 0',
    '3\n5 5\n5 5\n5 5',
    '3\n0 1\n0 1\n2 0',
    '5\n3 1\n0 4\n6 2\n1 4\n2 1',
    '4\n10 1\n0 9\n10000 10000\n0 1',
    round(300, (index) => [(index * 37) % 101, (index * 41 + 30) % 100]),
    round(200, (index) => (index === 150 ? [200, 1] : [0, 1])),
  ],
  tests: dieselRoundTests,
  solve(input) {
    const gains = linesOf(input)
      .slice(1)
      .map((line) => {
        const [litres = 0, needed = 0] = numbersOf(line);
        return litres - needed;
      });
    let start = 1;
    let tank = 0;
    for (const [index, gain] of gains.entries()) {
      tank += gain;
      if (tank >= 0) continue;
      tank = 0;
      start = index + 2;
    }
    return String(gains.reduce((sum, gain) => sum + gain, 0) < 0 ? -1 : start);
  },
};
