import type { ChallengeSource } from './challenge-source';
import { nextPlateTests } from './generated/next-plate';
import { linesOf } from './input-text';

export const nextPlate: ChallengeSource = {
  title: 'The Next Number Plate',
  difficulty: 'Intermediate',
  topics: ['Strings', 'Greedy'],
  statement: [
    'A family wants all its number plates to be made of the same digits. After the plate it has, the next one should be the smallest larger number that uses exactly these digits, each as often as before.',
    'For each plate print the next one, or NONE when there is no larger. Leading zeros belong to a plate.',
  ],
  inputFormat: 'The first line holds N. Each of the next N lines holds the digits of a plate.',
  outputFormat: 'N lines, each with the digits of the next plate or NONE.',
  constraints: ['1 ≤ N ≤ 100', 'A plate has 1 to 100 digits'],
  examples: [
    {
      input: '2\n1423\n7531',
      explanation: '1432 is larger than 1423; 7531 is the largest of its digits.',
    },
    { input: '1\n0090', explanation: 'The 9 moves one place to the left: 0900.' },
  ],
  hiddenInputs: [
    '1\n5',
    '3\n12\n21\n11',
    '2\n1999\n9991',
    '4\n0123\n0132\n0213\n0321',
    '2\n1243654321\n2500',
    `2\n${'9'.repeat(100)}\n${'0'.repeat(99)}1`,
    `1\n${'1'.repeat(50)}${'98765'.repeat(10)}`,
  ],
  tests: nextPlateTests,
  solve: (input) =>
    linesOf(input)
      .slice(1)
      .map((line) => next([...line.trim()]))
      .join('\n'),
};

function next(digits: readonly string[]): string {
  const turn = digits.findLastIndex((digit, index) => digit < (digits[index + 1] ?? ''));
  const rising = digits[turn];
  if (rising === undefined) return 'NONE';
  const rest = digits.slice(turn).sort();
  const [larger = ''] = rest.splice(rest.lastIndexOf(rising) + 1, 1);
  return [...digits.slice(0, turn), larger, ...rest].join('');
}
