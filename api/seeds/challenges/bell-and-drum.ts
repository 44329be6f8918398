import type { ChallengeSource } from './challenge-source';
import { bellAndDrumTests } from './generated/bell-and-drum';

export const bellAndDrum: ChallengeSource = {
  title: 'Bell and Drum',
  difficulty: 'Beginner',
  topics: ['Loops', 'Conditions'],
  statement: [
    'In a procession people count aloud from 1 to N. On multiples of 3 the bell rings instead of the number, on multiples of 5 the drum sounds, and on multiples of both one hears bell and drum.',
    'Print what is heard, one line per count.',
  ],
  inputFormat: 'One line with N.',
  outputFormat: 'N lines, each with the number, Bell, Drum or BellDrum.',
  constraints: ['1 ≤ N ≤ 1000'],
  examples: [
    { input: '5', explanation: '3 is a multiple of three, 5 of five.' },
    { input: '1', explanation: 'Only the number 1 is said.' },
  ],
  hiddenInputs: ['2', '3', '15', '16', '30', '100', '1000'],
  tests: bellAndDrumTests,
  solve: (input) =>
    Array.from({ length: Number(input) }, (_, index) => {
      const sound = `${(index + 1) % 3 === 0 ? 'Bell' : ''}${(index + 1) % 5 === 0 ? 'Drum' : ''}`;
      return sound || String(index + 1);
    }).join('\n'),
};
