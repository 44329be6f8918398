import type { ChallengeSource } from './challenge-source';
import { courseOrderTests } from './generated/course-order';
import { readNumbers } from './input-text';
import { MinHeap } from './min-heap';

export const courseOrder: ChallengeSource = {
  title: 'One Step After Another',
  difficulty: 'Expert',
  topics: ['Graphs', 'Topological sort'],
  statement: [
    'A learning path has N courses, numbered from 1. Some courses must be finished before others: a line "A B" says that A comes before B.',
    'Print an order in which all courses can be taken. Whenever several courses could come next, take the one with the smallest number. Print IMPOSSIBLE when the rules contradict each other.',
  ],
  inputFormat:
    'The first line holds N and the number of rules M. Each of the next M lines holds A and B.',
  outputFormat: 'The N numbers in order, separated by one space, or IMPOSSIBLE.',
  constraints: ['1 ≤ N ≤ 2 × 10^4', '0 ≤ M ≤ 5 × 10^4', 'A rule may be given more than once'],
  examples: [
    {
      input: '4 3\n3 1\n1 4\n3 2',
      explanation: '3 is the only start; then 1 is smaller than 2, and so on.',
    },
    { input: '2 2\n1 2\n2 1', explanation: 'Each of the two has to come before the other.' },
  ],
  hiddenInputs: [
    '1 0',
    '3 0',
    '5 4\n5 4\n4 3\n3 2\n2 1',
    '3 3\n1 2\n2 3\n3 1',
    '6 6\n6 3\n6 1\n5 1\n5 2\n3 4\n4 2',
    '3 2\n1 3\n1 3',
    '2 1\n1 1',
    `60 59\n${Array.from({ length: 59 }, (_, index) => `${60 - index} ${59 - index}`).join('\n')}`,
  ],
  tests: courseOrderTests,
  solve(input) {
    const next = readNumbers(input);
    const count = next();
    const followers = Array.from({ length: count + 1 }, (): number[] => []);
    const waitingFor = new Array<number>(count + 1).fill(0);
    for (let left = next(); left > 0; left -= 1) {
      const [before, after] = [next(), next()];
      followers[before]?.push(after);
      waitingFor[after] = (waitingFor[after] ?? 0) + 1;
    }
    const ready = new MinHeap<number>((one, other) => one - other);
    for (let course = 1; course <= count; course += 1) {
      if (waitingFor[course] === 0) ready.push(course);
    }
    const order: number[] = [];
    for (let course = ready.pop(); course !== undefined; course = ready.pop()) {
      order.push(course);
      for (const follower of followers[course] ?? []) {
        const left = (waitingFor[follower] ?? 0) - 1;
        waitingFor[follower] = left;
        if (left === 0) ready.push(follower);
      }
    }
    if (order.length < count) return 'IMPOSSIBLE';
    return order.join(' ');
  },
};
