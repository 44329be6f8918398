import type { ChallengeSource } from './challenge-source';
import { fewestNotesTests } from './generated/fewest-notes';
import { lineAt, numbersOf } from './input-text';

export const fewestNotes: ChallengeSource = {
  title: 'Fewest Notes',
  difficulty: 'Advanced',
  topics: ['Dynamic programming'],
  statement: [
    'A machine pays out an amount with notes of given values, as many of each as needed. Taking the largest note first is not always best: with notes of 1, 30 and 40 the amount 60 needs two notes, not 21.',
    'Print the smallest number of notes for the amount A, or -1 when it cannot be paid.',
  ],
  inputFormat: 'The first line holds N and A. The second line holds the N values.',
  outputFormat: 'One number: the fewest notes, or -1.',
  constraints: ['1 ≤ N ≤ 20', '0 ≤ A ≤ 10^4', '1 ≤ value ≤ 10^4'],
  examples: [
    { input: '3 60\n1 30 40', explanation: '30 + 30.' },
    { input: '1 7\n5', explanation: 'Notes of 5 cannot pay 7.' },
  ],
  hiddenInputs: [
    '2 0\n5 10',
    '1 10000\n1',
    '4 11\n1 2 5 9',
    '3 27\n4 6 10',
    '2 10000\n9999 2',
    '3 63\n21 25 10',
    '2 9\n10 20',
  ],
  tests: fewestNotesTests,
  solve(input) {
    const [, amount = 0] = numbersOf(lineAt(input, 0));
    const notes = numbersOf(lineAt(input, 1));
    const fewest = [0];
    for (let sum = 1; sum <= amount; sum += 1) {
      fewest.push(1 + Math.min(...notes.map((note) => fewest[sum - note] ?? Infinity)));
    }
    const answer = fewest[amount] ?? Infinity;
    return answer === Infinity ? '-1' : String(answer);
  },
};
