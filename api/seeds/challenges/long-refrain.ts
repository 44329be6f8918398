import type { ChallengeSource } from './challenge-source';
import { longRefrainTests } from './generated/long-refrain';

export const longRefrain: ChallengeSource = {
  title: 'The Longest Refrain',
  summary: 'Print the longest passage that is sung at least twice, and how many times it is sung.',
  difficulty: 'Expert',
  topics: ['Strings', 'Hashing', 'Binary search'],
  statement: [
    'A singer is known for coming back to the same notes, and a listener looks for the longest passage that is sung at least twice. The song is written with one letter for each note; the two places may overlap, but they must begin at different notes.',
    'Print the longest such passage and how many times it is sung in all, overlaps included; on a tie, the alphabetically first one. When no note is repeated, print NONE.',
  ],
  inputFormat: 'One line of lower-case letters.',
  outputFormat: 'The passage and the count, separated by one space; or NONE.',
  constraints: ['1 ≤ length ≤ 5000'],
  examples: [
    {
      input: 'saregapasarenisare',
      explanation: '"sare" begins at the notes 1, 9 and 15; nothing longer is repeated.',
    },
    { input: 'nidhaps', explanation: 'Every note is sung only once.' },
  ],
  hiddenInputs: [
    'g',
    'aa',
    'mamama',
    'zyxwzyxwv',
    'abcxabcydefzdef',
    'a'.repeat(700),
    'ab'.repeat(200) + 'c' + 'ba'.repeat(150),
    Array.from({ length: 1200 }, (_, index) => 'srgmpdn'[(index ** 3 % 1009) % 7]).join(''),
  ],
  tests: longRefrainTests,
  solve(input) {
    const song = input.trim();
    const suffixes = Array.from(song, (_, index) => song.slice(index)).sort((a, b) =>
      a < b ? -1 : 1,
    );
    let longest = '';
    let times = 0;
    for (const [index, suffix] of suffixes.entries()) {
      // The suffixes are sorted: equal prefixes are adjacent, in alphabetical order.
      if (longest !== '' && suffix.startsWith(longest)) times += 1;
      const before = suffixes[index - 1] ?? '';
      let length = longest.length;
      while (length < before.length && before.startsWith(suffix.slice(0, length + 1))) length += 1;
      if (length > longest.length) [longest, times] = [suffix.slice(0, length), 2];
    }
    return longest === '' ? 'NONE' : `${longest} ${times}`;
  },
};
