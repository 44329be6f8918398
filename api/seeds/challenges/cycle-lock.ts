import type { ChallengeSource } from './challenge-source';
import { cycleLockTests } from './generated/cycle-lock';
import { lineAt } from './input-text';

/** All codes that begin with 1 or 9, except one: the only gap in a wall around the start. */
const wall = Array.from({ length: 200 }, (_, index) =>
  String(index < 100 ? 100 + index : 800 + index),
).filter((code) => code !== '155');

export const cycleLock: ChallengeSource = {
  title: 'The Rusty Cycle Lock',
  difficulty: 'Advanced',
  topics: ['Graphs', 'Breadth-first search'],
  statement: [
    'A cycle lock has three rings with the digits 0 to 9 and shows 000. One turn moves one ring by one digit, up or down; after 9 comes 0 and before 0 comes 9. The lock is rusty: some combinations jam, and once one of them is shown nothing moves any more and the lock does not open.',
    'Print the fewest turns after which the lock shows its opening combination, or STUCK when that cannot be done.',
  ],
  inputFormat:
    'The first line holds the opening combination and the number J of combinations that jam. When J > 0 the second line holds these, separated by one space.',
  outputFormat: 'The fewest turns, or STUCK.',
  constraints: ['0 ≤ J ≤ 999', 'All combinations have three digits', '000 does not jam'],
  examples: [
    { input: '999 0', explanation: 'Each ring is turned down once.' },
    { input: '002 1\n001', explanation: '000, 010, 011, 012 and 002: four turns around the jam.' },
  ],
  hiddenInputs: [
    '000 0',
    '555 0',
    '001 1\n001',
    '123 6\n023 223 113 133 122 124',
    '700 6\n100 900 010 090 001 009',
    '005 2\n001 009',
    `500 199\n${wall.join(' ')}`,
    `500 200\n${wall.join(' ')} 155`,
  ],
  tests: cycleLockTests,
  solve(input) {
    const [goal = ''] = lineAt(input, 0).split(' ');
    const seen = new Set(lineAt(input, 1).trim().split(' '));
    let shown = ['000'];
    for (let turns = 0; shown.length > 0; turns += 1) {
      if (shown.includes(goal)) return String(turns);
      const reached = new Set(shown.flatMap(neighbours).filter((code) => !seen.has(code)));
      for (const code of reached) seen.add(code);
      shown = [...reached];
    }
    return 'STUCK';
  },
};

function neighbours(code: string): string[] {
  return [...code].flatMap((digit, ring) =>
    [1, 9].map((turn) => {
      const turned = String((Number(digit) + turn) % 10);
      return `${code.slice(0, ring)}${turned}${code.slice(ring + 1)}`;
    }),
  );
}
