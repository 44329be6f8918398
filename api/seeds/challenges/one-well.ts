import type { ChallengeSource } from './challenge-source';
import { oneWellTests } from './generated/one-well';
import { readNumbers } from './input-text';

export const oneWell: ChallengeSource = {
  title: 'One Well for the Lane',
  difficulty: 'Intermediate',
  topics: ['Sorting', 'Numbers'],
  statement: [
    'The families along a straight lane dig one well together, and every person goes to it once a day. A house stands at a whole number of metres from the temple, where negative numbers are on its left, and the well may be dug at any whole metre, also where a house stands.',
    'Choose the place for which all people together walk as little as possible to the well; if several places are equally good, the one with the smallest number. Print the place and the metres that all walk together, one way.',
  ],
  inputFormat:
    'The first line holds the number of houses N. Each of the next N lines holds the place of a house and the number of its people.',
  outputFormat: 'Two numbers: the place of the well and the metres.',
  constraints: [
    '1 ≤ N ≤ 10^5',
    '-10^6 ≤ place ≤ 10^6',
    '1 ≤ people ≤ 100',
    'The second answer may need 64 bits',
  ],
  examples: [
    {
      input: '3\n0 2\n10 3\n30 4',
      explanation: 'At 10 the walks are 2 × 10 + 4 × 20 = 100 metres.',
    },
    {
      input: '2\n-4 1\n6 1',
      explanation: 'Any place from -4 to 6 needs 10 metres; the smallest is taken.',
    },
  ],
  hiddenInputs: [
    '1\n-1000000 100',
    '2\n5 2\n9 1',
    '4\n8 5\n8 1\n8 9\n8 2',
    '3\n100 1\n-100 1\n0 1',
    '4\n40 10\n10 3\n20 3\n30 4',
    '2\n-1000000 100\n1000000 100',
    `300\n${Array.from({ length: 300 }, (_, index) => `${((index * 7919) % 4001) - 2000} ${((index * 31) % 100) + 1}`).join('\n')}`,
  ],
  tests: oneWellTests,
  solve(input) {
    const next = readNumbers(input);
    const houses = Array.from({ length: next() }, () => ({ place: next(), people: next() }));
    houses.sort((a, b) => a.place - b.place);
    const all = houses.reduce((sum, { people }) => sum + people, 0);
    let passed = 0;
    const well = houses.find(({ people }) => (passed += people) * 2 >= all)?.place ?? 0;
    const metres = houses.reduce(
      (sum, { place, people }) => sum + people * Math.abs(place - well),
      0,
    );
    return `${well} ${metres}`;
  },
};
