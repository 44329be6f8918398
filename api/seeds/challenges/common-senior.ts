import type { ChallengeSource } from './challenge-source';
import { lineAt, linesOf, numbersOf, sequence } from './input-text';

export const commonSenior: ChallengeSource = {
  title: 'The Nearest Common Senior',
  difficulty: 'Advanced',
  topics: ['Trees'],
  statement: [
    'In a railway division every employee but the head has exactly one direct senior, and all chains of seniors end at the head. A dispute between two employees goes to the lowest person who stands above both; a person counts as standing above himself or herself.',
    'For each dispute print who has to settle it.',
  ],
  inputFormat:
    'The first line holds the number of employees N and of disputes Q. The second line holds the direct seniors of the employees 1 to N, 0 for the head. Each of the next Q lines holds two employees.',
  outputFormat: 'Q lines with one employee each.',
  constraints: ['1 ≤ N ≤ 10^4', '1 ≤ Q ≤ 1000', 'The head may have any number'],
  examples: [
    {
      input: '6 3\n0 1 1 2 2 3\n4 5\n4 6\n5 2',
      explanation:
        '2 is above 4 and 5; only 1 is above 4 and 6; 2 stands above 5 and above itself.',
    },
    { input: '1 1\n0\n1 1', explanation: 'The head settles everything.' },
  ],
  hiddenInputs: [
    '2 2\n2 0\n1 2\n1 1',
    '5 2\n2 3 4 5 0\n1 4\n3 2',
    '5 3\n3 3 0 3 3\n1 2\n4 5\n3 1',
    '7 4\n7 1 1 7 4 4 0\n2 3\n5 6\n3 5\n6 4',
    `200 4\n${sequence(200, (index) => index)}\n200 1\n150 170\n1 1\n99 100`,
    `127 60\n${sequence(127, (index) => Math.floor((index + 1) / 2))}\n${Array.from({ length: 60 }, (_, index) => `${((index * 37) % 127) + 1} ${((index * 53 + 11) % 127) + 1}`).join('\n')}`,
  ],
  solve(input) {
    const seniors = numbersOf(lineAt(input, 1));
    const chainOf = (employee: number): number[] =>
      employee === 0 ? [] : [employee, ...chainOf(seniors[employee - 1] ?? 0)];
    return linesOf(input)
      .slice(2)
      .map((line) => {
        const [one = 0, other = 0] = numbersOf(line);
        const above = new Set(chainOf(one));
        return chainOf(other).find((employee) => above.has(employee)) ?? 0;
      })
      .join('\n');
  },
};
