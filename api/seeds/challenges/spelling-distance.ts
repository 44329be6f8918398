import type { ChallengeSource } from './challenge-source';
import { lineAt } from './input-text';
import { spellingDistanceTests } from './generated/spelling-distance';

export const spellingDistance: ChallengeSource = {
  title: 'Distance Between Two Spellings',
  difficulty: 'Expert',
  topics: ['Dynamic programming', 'Strings'],
  statement: [
    'Names of places are spelt in many ways. The distance of two spellings is the smallest number of single changes that turns one into the other; a change adds, removes or replaces one letter.',
    'Print the distance of the two given spellings.',
  ],
  inputFormat: 'Two lines of lower-case letters.',
  outputFormat: 'One number: the distance.',
  constraints: ['1 ≤ length of each line ≤ 1000'],
  examples: [
    {
      input: 'bangalore\nbengaluru',
      explanation: 'Three letters are replaced: a by e, o by u and e by u.',
    },
    { input: 'pune\npoona', explanation: 'Replace u by o, add o, replace e by a.' },
  ],
  hiddenInputs: [
    'a\na',
    'a\nb',
    'abc\nabcdef',
    'kitten\nsitting',
    'intention\nexecution',
    `${'ab'.repeat(100)}\n${'ba'.repeat(100)}`,
    'kanpur\ncawnpore',
    'x\nabcdefghij',
  ],
  tests: spellingDistanceTests,
  solve(input) {
    const second = [...lineAt(input, 1).trim()];
    let above = [0, ...second.map((_, index) => index + 1)];
    for (const letter of lineAt(input, 0).trim()) {
      const row = [(above[0] ?? 0) + 1];
      for (const [index, other] of second.entries()) {
        const replaced = (above[index] ?? 0) + (letter === other ? 0 : 1);
        row.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
      }
      above = row;
    }
    return String(above.at(-1) ?? 0);
  },
};
