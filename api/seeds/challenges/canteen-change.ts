import type { ChallengeSource } from './challenge-source';
import { canteenChangeTests } from './generated/canteen-change';
import { lineAt, numbersOf, sequence } from './input-text';

const PLATE = 50;

export const canteenChange: ChallengeSource = {
  title: 'Change at the Canteen',
  difficulty: 'Intermediate',
  topics: ['Greedy', 'Simulation'],
  statement: [
    'A plate in the college canteen costs ₹50, and the cash drawer is empty in the morning. Each student in the queue buys one plate and pays with one note of ₹50, ₹100, ₹200 or ₹500; the change must be paid with notes that are in the drawer at that moment.',
    'The counter closes at the first student who cannot get exact change. Choosing the change well, print the largest number of students that can be served before.',
  ],
  inputFormat:
    'The first line holds N. The second line holds the N notes in the order of the queue.',
  outputFormat: 'One number: the students served, N when all are.',
  constraints: ['1 ≤ N ≤ 10^5', 'Each note is 50, 100, 200 or 500'],
  examples: [
    {
      input: '5\n50 50 100 200 50',
      explanation: 'The third student gets 50 back, the fourth 100 and 50; all five are served.',
    },
    {
      input: '3\n50 100 100',
      explanation: 'The third needs 50 back, but the drawer holds only a note of 100.',
    },
  ],
  hiddenInputs: [
    '1\n50',
    '1\n100',
    '4\n50 50 50 200',
    '6\n50 50 100 100 200 50',
    '9\n50 50 50 100 50 200 50 200 500',
    '8\n50 50 50 50 50 200 200 500',
    `600\n${sequence(600, (index) => (index % 3 === 2 ? 100 : 50))}`,
    `400\n${sequence(400, (index) => [50, 50, 100, 50, 200][index % 5] ?? 50)}`,
  ],
  tests: canteenChangeTests,
  solve(input) {
    const notes = numbersOf(lineAt(input, 1));
    const drawer = new Map([200, 100, 50].map((note) => [note, 0]));
    for (const [served, note] of notes.entries()) {
      let change = note - PLATE;
      for (const [value, count] of drawer) {
        const given = Math.min(count, Math.floor(change / value));
        drawer.set(value, count - given);
        change -= given * value;
      }
      if (change > 0) return String(served);
      drawer.set(note, (drawer.get(note) ?? 0) + 1);
    }
    return String(notes.length);
  },
};
