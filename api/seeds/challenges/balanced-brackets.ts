import type { ChallengeSource } from './challenge-source';
import { balancedBracketsTests } from './generated/balanced-brackets';

const opens: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

export const balancedBrackets: ChallengeSource = {
  title: 'Close What You Open',
  difficulty: 'Intermediate',
  topics: ['Stacks', 'Strings'],
  statement: [
    'An editor marks a line red when its brackets do not fit. Three kinds are in use: ( ), [ ] and { }.',
    'A line fits when each closing bracket matches the last bracket still open, and nothing is left open at the end. Print the place (counted from 1) of the first closing bracket that is wrong; when all closing brackets are right but some bracket is left open, print OPEN; when the line fits, print OK.',
  ],
  inputFormat: 'One line of brackets, without spaces.',
  outputFormat: 'OK, OPEN, or the place of the first wrong closing bracket.',
  constraints: ['1 ≤ length ≤ 10^5'],
  examples: [
    { input: '{[()]}', explanation: 'Every bracket is closed in the right order.' },
    { input: '([)]', explanation: 'The bracket at place 3 closes ( while [ is still open.' },
  ],
  hiddenInputs: [
    '(',
    ')',
    '()[]{}',
    '(((((',
    '({[]})]',
    '('.repeat(4000) + ')'.repeat(4000),
    '[{}]({)}',
  ],
  tests: balancedBracketsTests,
  solve(input) {
    const open: string[] = [];
    for (const [index, bracket] of [...input.trim()].entries()) {
      const wanted = opens[bracket];
      if (wanted === undefined) open.push(bracket);
      else if (open.pop() !== wanted) return String(index + 1);
    }
    return open.length > 0 ? 'OPEN' : 'OK';
  },
};
