import type { ChallengeSource } from './challenge-source';
import { commonStopsTests } from './generated/common-stops';
import { lineAt } from './input-text';

export const commonStops: ChallengeSource = {
  title: 'Common Stops',
  summary: 'Find the longest list of stations that both trains call at in the same order.',
  difficulty: 'Advanced',
  topics: ['Dynamic programming', 'Strings'],
  statement: [
    'Two trains each call at a list of stations, written as one letter per call. A shared tour is a list of letters that appears in both lists in the same order, not necessarily one right after the other.',
    'Find the length of the longest shared tour.',
  ],
  inputFormat: 'Two lines of capital letters: the calls of the first and of the second train.',
  outputFormat: 'One number: the length of the longest shared tour.',
  constraints: ['1 ≤ length of each line ≤ 1000'],
  examples: [
    { input: 'PUNEM\nPNQEM', explanation: 'P, N, E, M.' },
    { input: 'AB\nCD', explanation: 'The trains share no station.' },
  ],
  hiddenInputs: [
    'A\nA',
    'ABC\nCBA',
    'AGGTAB\nGXTXAYB',
    'ABCBDAB\nBDCABA',
    `${'AB'.repeat(150)}\n${'BA'.repeat(150)}`,
    `${'ABC'.repeat(100)}\n${'ACB'.repeat(100)}`,
    'ZZZZ\nZZ',
  ],
  tests: commonStopsTests,
  solve(input) {
    const second = [...lineAt(input, 1).trim()];
    let above = second.map(() => 0);
    for (const letter of lineAt(input, 0).trim()) {
      const row: number[] = [];
      for (const [column, other] of second.entries()) {
        const diagonal = above[column - 1] ?? 0;
        const best = Math.max(above[column] ?? 0, row[column - 1] ?? 0);
        row.push(letter === other ? diagonal + 1 : best);
      }
      above = row;
    }
    return String(above.at(-1) ?? 0);
  },
};
