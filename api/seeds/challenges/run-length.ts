import type { ChallengeSource } from './challenge-source';
import { runLengthTests } from './generated/run-length';

export const runLength: ChallengeSource = {
  title: 'Short Message',
  difficulty: 'Beginner',
  topics: ['Strings', 'Compression'],
  statement: [
    'A weather station sends one letter a minute and pays for each character. It shortens its message by writing each run of one letter as the letter followed by the length of the run; a run of length 1 is written as the letter alone.',
    'Print the short form of the message.',
  ],
  inputFormat: 'One line of capital letters.',
  outputFormat: 'The short form.',
  constraints: ['1 ≤ length ≤ 10^5', 'Letters A-Z only'],
  examples: [
    { input: 'SSSRRC', explanation: 'Three S, two R and one C.' },
    { input: 'ABC', explanation: 'No letter repeats.' },
  ],
  hiddenInputs: ['A', 'AA', 'ABABAB', 'AAABAAA', 'Z'.repeat(12), 'Q'.repeat(1000) + 'R', 'SUNNNY'],
  tests: runLengthTests,
  solve: (input) =>
    input.trim().replace(/(.)\1+/g, (run, letter: string) => `${letter}${run.length}`),
};
