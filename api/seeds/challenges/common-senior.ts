import type { ChallengeSource } from './challenge-source';
import { commonSeniorTests } from './generated/common-senior';
import { readNumbers, sequence } from './input-text';

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
  constraints: ['1 ≤ N ≤ 5 × 10^4', '1 ≤ Q ≤ 2 × 10^4', 'The head may have any number'],
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
  tests: commonSeniorTests,
  solve(input) {
    const next = readNumbers(input);
    const [count, disputes] = [next(), next()];
    const senior = [0, ...Array.from({ length: count }, next)];
    const direct = senior.map((): number[] => []);
    for (const [employee, above] of senior.entries())
      if (employee > 0) direct[above]?.push(employee);
    // The head, then everybody after the direct senior.
    const order = [...(direct[0] ?? [])];
    for (const employee of order) for (const one of direct[employee] ?? []) order.push(one);
    const depth = senior.map(() => 0);
    const below = senior.map(() => 1);
    for (const employee of order) depth[employee] = (depth[senior[employee] ?? 0] ?? 0) + 1;
    const largest = senior.map(() => 0);
    for (const employee of order.toReversed()) {
      const above = senior[employee] ?? 0;
      below[above] = (below[above] ?? 0) + (below[employee] ?? 0);
      if ((below[employee] ?? 0) > (below[largest[above] ?? 0] ?? 0) || largest[above] === 0) {
        largest[above] = employee;
      }
    }
    // Heavy-light decomposition: a chain continues with the employee who has the most people below them, so few chains lead to the head.
    const chain = senior.map((_, employee) => employee);
    for (const employee of order) {
      const above = senior[employee] ?? 0;
      if (above > 0 && largest[above] === employee) chain[employee] = chain[above] ?? 0;
    }
    const settle = (one: number, other: number): number => {
      let [a, b] = [one, other];
      while (chain[a] !== chain[b]) {
        const [topA, topB] = [chain[a] ?? 0, chain[b] ?? 0];
        if ((depth[topA] ?? 0) > (depth[topB] ?? 0)) a = senior[topA] ?? 0;
        else b = senior[topB] ?? 0;
      }
      return (depth[a] ?? 0) < (depth[b] ?? 0) ? a : b;
    };
    return Array.from({ length: disputes }, () => settle(next(), next())).join('\n');
  },
};
