import type { ChallengeSource } from './challenge-source';
import { readNumbers, sequence } from './input-text';
import { hamletPowerTests } from './generated/hamlet-power';

export const hamletPower: ChallengeSource = {
  title: 'Power for Every Hamlet',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Greedy', 'Disjoint sets'],
  statement: [
    'Every one of N hamlets is to get electric power, either from a solar plant of its own or through cables from a hamlet that has power. The cost of a plant in each hamlet is known, and so is the cost of each cable that may be laid between two hamlets.',
    'Print the smallest cost at which all hamlets have power.',
  ],
  inputFormat:
    'The first line holds N and the number of possible cables M. The second line holds the costs of the N plants. Each of the next M lines holds two hamlets and the cost of a cable between them; hamlets are numbered from 1.',
  outputFormat: 'One number: the smallest cost.',
  constraints: [
    '1 ≤ N ≤ 2 × 10^4',
    '0 ≤ M ≤ 2 × 10^4',
    '1 ≤ cost ≤ 10^6',
    'Two hamlets may have more than one possible cable',
  ],
  examples: [
    {
      input: '4 3\n50 20 60 30\n1 2 10\n2 3 25\n3 4 40',
      explanation: 'Plants in 2 and 4 for 50, cables from 2 to 1 and to 3 for 35.',
    },
    { input: '2 0\n5 8', explanation: 'Without cables each hamlet needs a plant.' },
  ],
  hiddenInputs: [
    '1 0\n1000000',
    '2 1\n3 3\n1 2 3',
    '3 3\n100 100 1\n1 2 50\n2 3 60\n1 3 70',
    '2 3\n10 20\n1 2 30\n2 1 4\n1 2 9',
    '5 4\n1 1 1 1 1\n1 2 2\n2 3 2\n3 4 2\n4 5 2',
    '6 6\n90 90 90 90 90 90\n1 2 5\n2 3 5\n3 1 5\n4 5 6\n5 6 6\n6 4 6',
    `80 200\n${sequence(80, (index) => ((index * 61) % 97) + 40)}\n${Array.from({ length: 200 }, (_, index) => `${((index * 7) % 80) + 1} ${((index * 13 + 5) % 80) + 1} ${((index * 29) % 83) + 1}`).join('\n')}`,
  ],
  tests: hamletPowerTests,
  solve(input) {
    const next = readNumbers(input);
    const [hamlets, cables] = [next(), next()];
    // A plant is modelled as a cable from an additional node, 0, which is the source of the power.
    const plants = Array.from({ length: hamlets }, (_, index) => [0, index + 1, next()] as const);
    const lines = Array.from({ length: cables }, () => [next(), next(), next()] as const);
    const parents = Array.from({ length: hamlets + 1 }, (_, index) => index);
    const regionOf = (hamlet: number): number => {
      let region = hamlet;
      for (let up = parents[region]; up !== undefined && up !== region; up = parents[region]) {
        parents[region] = parents[up] ?? up;
        region = up;
      }
      return region;
    };
    let total = 0;
    for (const [from, to, cost] of [...plants, ...lines].sort((a, b) => a[2] - b[2])) {
      const [kept, joined] = [regionOf(from), regionOf(to)];
      if (kept === joined) continue;
      total += cost;
      parents[joined] = kept;
    }
    return String(total);
  },
};
