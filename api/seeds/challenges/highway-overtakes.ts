import type { ChallengeSource } from './challenge-source';
import { highwayOvertakesTests } from './generated/highway-overtakes';
import { lineAt, numbersOf, sequence } from './input-text';

export const highwayOvertakes: ChallengeSource = {
  title: 'Overtaken on the Ghat Road',
  difficulty: 'Advanced',
  topics: ['Fenwick trees', 'Sorting'],
  statement: [
    'A camera at the foot of a ghat road and another at its top note the trucks that pass, and the two lists tell which truck has overtaken which. The trucks are numbered from 1 to N in the order in which they pass the lower camera; the upper camera sees them in another order. A truck has overtaken each one that started before it and comes out after it.',
    'Print how many pairs of trucks changed places, the largest number of trucks that one truck has overtaken, and the number of that truck (on a tie, the smallest number).',
  ],
  inputFormat:
    'The first line holds N. The second line holds the trucks in the order in which the upper camera sees them.',
  outputFormat: 'Three numbers: the pairs, the largest number of overtaken trucks, and the truck.',
  constraints: [
    '1 ≤ N ≤ 10^5 (comparing all pairs is too slow)',
    'Each number from 1 to N appears once',
  ],
  examples: [
    {
      input: '5\n3 1 5 2 4',
      explanation: '3 has overtaken 1 and 2, and 5 has overtaken 2 and 4: four pairs.',
    },
    { input: '3\n1 2 3', explanation: 'Nobody was overtaken; truck 1 is named with 0.' },
  ],
  hiddenInputs: [
    '1\n1',
    '2\n2 1',
    '6\n6 5 4 3 2 1',
    '6\n2 3 4 5 6 1',
    '6\n6 1 2 3 4 5',
    `200\n${sequence(200, (index) => ((index * 73) % 200) + 1)}`,
    `601\n${sequence(601, (index) => ((index * 250 + 17) % 601) + 1)}`,
  ],
  tests: highwayOvertakesTests,
  solve(input) {
    const trucks = numbersOf(lineAt(input, 1));
    const seen = new Array<number>(trucks.length + 1).fill(0);
    let pairs = 0;
    let [most, best] = [-1, 0];
    for (const truck of trucks) {
      let ahead = 0;
      for (let node = truck; node > 0; node -= node & -node) ahead += seen[node] ?? 0;
      for (let node = truck; node < seen.length; node += node & -node)
        seen[node] = (seen[node] ?? 0) + 1;
      const overtaken = truck - 1 - ahead;
      pairs += overtaken;
      if (overtaken > most || (overtaken === most && truck < best))
        [most, best] = [overtaken, truck];
    }
    return `${pairs} ${most} ${best}`;
  },
};
