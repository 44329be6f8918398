import type { ChallengeSource } from './challenge-source';
import { passwordReportTests } from './generated/password-report';

const rules: readonly (readonly [string, (password: string) => boolean])[] = [
  ['LENGTH', (password) => password.length >= 8],
  ['LOWER', (password) => /[a-z]/.test(password)],
  ['UPPER', (password) => /[A-Z]/.test(password)],
  ['DIGIT', (password) => /\d/.test(password)],
  ['REPEAT', (password) => !/(.)\1\1/.test(password)],
];

export const passwordReport: ChallengeSource = {
  title: 'Password Report',
  difficulty: 'Beginner',
  topics: ['Strings', 'Security'],
  practice: {
    type: 'Projects',
    projectType: 'Cybersecurity',
  },
  statement: [
    'The first part of a sign-up page: say what is wrong with a password. It must have at least 8 characters (LENGTH), a lower-case letter (LOWER), an upper-case letter (UPPER), a digit (DIGIT), and no character three times in a row (REPEAT).',
    'Print the names of the broken rules in this order, or STRONG when none is broken.',
  ],
  inputFormat: 'One line with the password.',
  outputFormat: 'The broken rules separated by one space, or STRONG.',
  constraints: ['1 ≤ length ≤ 100', 'Printable ASCII characters without spaces'],
  examples: [
    { input: 'monsoon1', explanation: 'There is no upper-case letter.' },
    { input: 'Ghat-Road-27', explanation: 'All rules hold.' },
  ],
  hiddenInputs: ['a', 'AAAaaa111', 'Abcdefg1', '12345678', 'ABCDEFGH', 'aaa', 'Zz9!Zz9!'],
  tests: passwordReportTests,
  solve(input) {
    const password = input.trim();
    const broken = rules.filter(([, holds]) => !holds(password)).map(([name]) => name);
    return broken.join(' ') || 'STRONG';
  },
};
