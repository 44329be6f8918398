import type { ChallengeSource } from './challenge-source';
import { lostSpacesTests } from './generated/lost-spaces';
import { lineAt } from './input-text';

const MODULUS = 1_000_000_007;

export const lostSpaces: ChallengeSource = {
  title: 'Lost Spaces',
  difficulty: 'Advanced',
  topics: ['Dynamic programming', 'Strings'],
  statement: [
    'A telegram arrived without spaces. The office has the list of all words that may have been used, as often as needed.',
    'Count the ways to cut the telegram into words of the list, modulo 1\u00a0000\u00a0000\u00a0007.',
  ],
  inputFormat:
    'The first line holds the telegram. The second line holds the different words, separated by one space.',
  outputFormat: 'One number: how many ways there are, modulo 1\u00a0000\u00a0000\u00a0007.',
  constraints: [
    '1 ≤ length of the telegram ≤ 2000',
    '1 ≤ number of words ≤ 50',
    'Words have 1 to 20 letters a-z',
  ],
  examples: [
    { input: 'teatime\ntea time teat ime', explanation: 'tea + time and teat + ime.' },
    { input: 'come\ngo', explanation: 'There is no way.' },
  ],
  hiddenInputs: [
    'a\na',
    'aaaa\na aa',
    'ab\nb',
    'sunrise\nsun rise sunrise sunr ise',
    'abcabc\nabc ab cabc c',
    `${'ab'.repeat(500)}\nab abab a b`,
  ],
  tests: lostSpacesTests,
  solve(input) {
    const telegram = lineAt(input, 0).trim();
    const words = lineAt(input, 1).split(/\s+/).filter(Boolean);
    const ways = [1];
    for (let end = 1; end <= telegram.length; end += 1) {
      const fitting = words.filter((word) => telegram.slice(0, end).endsWith(word));
      ways.push(fitting.reduce((sum, word) => (sum + (ways[end - word.length] ?? 0)) % MODULUS, 0));
    }
    return String(ways[telegram.length] ?? 0);
  },
};
