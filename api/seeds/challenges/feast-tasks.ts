import type { ChallengeSource } from './challenge-source';
import { feastTasksTests } from './generated/feast-tasks';
import { readNumbers, sequence } from './input-text';

export const feastTasks: ChallengeSource = {
  title: 'Before the Feast Is Served',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Topological sort'],
  statement: [
    'A wedding kitchen has many tasks, and some of them can only begin when others are done. There are enough cooks to work on any number of tasks at once; each task takes a known number of minutes.',
    'Everything starts at minute 0 and no cook waits without need. Print the minute at which the last task is done, and how many tasks are urgent: the feast would be late if such a task alone took one minute longer. When the rules go round in a circle, print IMPOSSIBLE.',
  ],
  inputFormat:
    'The first line holds the number of tasks N and of rules M. The second line holds the minutes of the tasks 1 to N. Each of the next M lines holds two tasks A and B: A must be done before B begins.',
  outputFormat: 'Two numbers: the minute and the urgent tasks; or IMPOSSIBLE.',
  constraints: ['1 ≤ N ≤ 10^4', '0 ≤ M ≤ 5 × 10^4', '1 ≤ minutes ≤ 1000'],
  examples: [
    {
      input: '5 4\n30 20 45 10 60\n1 3\n2 3\n3 4\n2 5',
      explanation: 'Tasks 1, 3 and 4 take 30 + 45 + 10 = 85 minutes; 2 and 5 are ready by 80.',
    },
    { input: '2 2\n5 5\n1 2\n2 1', explanation: 'Each of the two waits for the other.' },
  ],
  hiddenInputs: [
    '1 0\n1000',
    '1 1\n7\n1 1',
    '4 0\n3 9 9 1',
    '4 4\n10 5 5 10\n1 2\n1 3\n2 4\n3 4',
    '6 6\n5 8 3 6 2 4\n1 2\n2 3\n3 4\n4 2\n5 6\n1 6',
    '6 5\n5 4 3 2 1 20\n5 4\n4 3\n3 2\n2 1\n5 4',
    `200 300\n${sequence(200, (index) => ((index * 17) % 60) + 1)}\n${Array.from({ length: 300 }, (_, index) => `${((index * 7) % 150) + 1} ${((index * 7) % 150) + 2 + (index % 45)}`).join('\n')}`,
  ],
  tests: feastTasksTests,
  solve(input) {
    const next = readNumbers(input);
    const [count, rules] = [next(), next()];
    const minutes = Array.from({ length: count }, () => next());
    const pairs = Array.from({ length: rules }, () => [next() - 1, next() - 1] as const);
    const chains = (edges: readonly (readonly [number, number])[]) => {
      const waiting = minutes.map(() => 0);
      const after = minutes.map((): number[] => []);
      for (const [from, to] of edges) {
        after[from]?.push(to);
        waiting[to] = (waiting[to] ?? 0) + 1;
      }
      const longest = [...minutes];
      const ready = [...minutes.keys()].filter((task) => waiting[task] === 0);
      for (const task of ready) {
        for (const later of after[task] ?? []) {
          const chain = (longest[task] ?? 0) + (minutes[later] ?? 0);
          longest[later] = Math.max(longest[later] ?? 0, chain);
          waiting[later] = (waiting[later] ?? 0) - 1;
          if (waiting[later] === 0) ready.push(later);
        }
      }
      return ready.length < count ? null : longest;
    };
    const upTo = chains(pairs);
    const onwards = chains(pairs.map(([from, to]) => [to, from] as const));
    if (upTo === null || onwards === null) return 'IMPOSSIBLE';
    const end = Math.max(...upTo);
    const through = minutes.map((own, task) => (upTo[task] ?? 0) + (onwards[task] ?? 0) - own);
    return `${end} ${through.filter((chain) => chain === end).length}`;
  },
};
