import type { ChallengeSource } from './challenge-source';
import { anagramGroupsTests } from './generated/anagram-groups';
import { lineAt } from './input-text';

export const anagramGroups: ChallengeSource = {
  title: 'Families of Words',
  difficulty: 'Intermediate',
  topics: ['Strings', 'Hashing'],
  statement: [
    'Two words belong to one family when one can be made from the other by moving its letters: "taps", "past" and "spat" are one family.',
    'Count the families in the list and find the size of the largest one.',
  ],
  inputFormat: 'The first line holds N. The second line holds N words in lower case.',
  outputFormat: 'Two numbers: the number of families and the size of the largest.',
  constraints: ['1 ≤ N ≤ 5 × 10^4', 'Each word has 1 to 20 letters a-z'],
  examples: [
    { input: '5\ntaps past note tone spat', explanation: '{taps, past, spat} and {note, tone}.' },
    { input: '2\nab abb', explanation: 'The number of b differs, so these are two families.' },
  ],
  hiddenInputs: [
    '1\na',
    '3\na a a',
    '4\nabc bca cab abd',
    '6\nlisten silent enlist google elgoog tinsel',
    '3\naab abb bba',
    '7\none two three four five six seven',
    '4\nzz z zzz zz',
  ],
  tests: anagramGroupsTests,
  solve(input) {
    const families = new Map<string, number>();
    for (const word of lineAt(input, 1).split(/\s+/).filter(Boolean)) {
      const key = [...word].sort().join('');
      families.set(key, (families.get(key) ?? 0) + 1);
    }
    return `${families.size} ${Math.max(...new Set(families.values()))}`;
  },
};
