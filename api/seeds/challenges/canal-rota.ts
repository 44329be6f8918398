import type { ChallengeSource } from './challenge-source';
import { canalRotaTests } from './generated/canal-rota';
import { readNumbers } from './input-text';

export const canalRota: ChallengeSource = {
  title: 'Water Along the Canal',
  difficulty: 'Intermediate',
  topics: ['Arrays', 'Range queries'],
  statement: [
    'A canal waters a row of fields, and each order of the water office opens the gates of a whole stretch of them. The fields are numbered from 1; the order "A B L" gives L litres more to every field from A to B, both included.',
    'After all orders, print which field got the most water (on a tie, the smallest number), how many litres that was, and how many fields stayed dry.',
  ],
  inputFormat:
    'The first line holds the number of fields N and of orders M. Each of the next M lines holds A, B and L.',
  outputFormat: 'Three numbers: the field, its litres, and the number of dry fields.',
  constraints: [
    '1 ≤ N ≤ 10^5',
    '0 ≤ M ≤ 5 × 10^4 (walking along every stretch is too slow)',
    '1 ≤ A ≤ B ≤ N',
    '1 ≤ L ≤ 1000',
  ],
  examples: [
    {
      input: '5 3\n1 3 10\n2 4 5\n3 3 1',
      explanation: 'The fields get 10, 15, 16, 5 and 0 litres.',
    },
    { input: '4 0', explanation: 'Nobody ordered water: all are equal, so field 1 is named.' },
  ],
  hiddenInputs: [
    '1 1\n1 1 1000',
    '3 2\n1 2 7\n2 3 7',
    '4 2\n1 2 5\n3 4 5',
    '6 3\n6 6 9\n1 1 8\n3 4 2',
    `10 12\n${Array.from({ length: 12 }, () => '1 10 1000').join('\n')}`,
    `300 200\n${Array.from({ length: 200 }, (_, index) => `${((index * 37) % 150) + 1} ${((index * 53) % 120) + 151} ${((index * 11) % 90) + 1}`).join('\n')}`,
    `1000 60\n${Array.from({ length: 60 }, (_, index) => `${((index * 61) % 990) + 1} ${((index * 61) % 990) + 1 + (index % 9)} ${((index * 7) % 13) + 1}`).join('\n')}`,
  ],
  tests: canalRotaTests,
  solve(input) {
    const next = readNumbers(input);
    const fields = next();
    const change = new Array<number>(fields + 2).fill(0);
    for (let order = next(); order > 0; order -= 1) {
      const [first, last, litres] = [next(), next(), next()];
      change[first] = (change[first] ?? 0) + litres;
      change[last + 1] = (change[last + 1] ?? 0) - litres;
    }
    let water = 0;
    let [best, most, dry] = [1, 0, 0];
    for (let field = 1; field <= fields; field += 1) {
      water += change[field] ?? 0;
      if (water === 0) dry += 1;
      if (water > most) [best, most] = [field, water];
    }
    return `${best} ${most} ${dry}`;
  },
};
