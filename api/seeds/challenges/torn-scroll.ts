import type { ChallengeSource } from './challenge-source';
import { linesOf } from './input-text';
import { tornScrollTests } from './generated/torn-scroll';

export const tornScroll: ChallengeSource = {
  title: 'The Torn Palm-Leaf Scroll',
  difficulty: 'Advanced',
  topics: ['Strings'],
  statement: [
    'An old palm-leaf text survives only as photographs of its parts, taken from left to right, and neighbouring photographs overlap. The text is put together by adding one photograph after the other: the new one is laid over the end of the text so that as many letters as possible lie on equal letters, and the letters beyond the end are added.',
    'A photograph that shows nothing new adds nothing; one whose beginning fits nowhere is added as a whole. Only the end of the text counts: a photograph that lies somewhere in the middle is not recognised. Print the length of the finished text and the overlap of each photograph from the second on.',
  ],
  inputFormat:
    'The first line holds the number of photographs N. Each of the next N lines holds the letters of one, in order.',
  outputFormat:
    'One line with N numbers separated by one space: the length, then the overlap of the second photograph, of the third and so on.',
  constraints: [
    '1 ≤ N ≤ 10^5',
    'Each photograph has at least one letter; all together have at most 2 × 10^5',
    'Letters a-z only',
  ],
  examples: [
    {
      input: '3\nvanama\namali\nlika',
      explanation: '"ama" and then "li" lie on equal letters: vanamalika.',
    },
    {
      input: '2\nabab\nbab',
      explanation: 'All three letters of the second photograph are there already.',
    },
  ],
  hiddenInputs: [
    '1\nz',
    '2\nabc\nxyz',
    '3\na\na\na',
    '4\nab\nba\nab\nabab',
    '3\nsagara\nnagara\nragam',
    '3\naabaab\naabaabaab\nbaabb',
    `3\n${'a'.repeat(800)}\n${'a'.repeat(600)}b\n${'ab'.repeat(300)}`,
    `40\n${Array.from({ length: 40 }, (_, index) => 'tanadhirana'.repeat(4).slice(index % 11, (index % 11) + 9 + (index % 7))).join('\n')}`,
  ],
  tests: tornScrollTests,
  solve(input) {
    let text = '';
    const overlaps: number[] = [];
    for (const line of linesOf(input).slice(1)) {
      const part = line.trim();
      const overlap = overlapOf(text.slice(-part.length), part);
      if (text !== '') overlaps.push(overlap);
      text += part.slice(overlap);
    }
    return [text.length, ...overlaps].join(' ');
  },
};

/** The length of the longest prefix of the part that is a suffix of the text. */
function overlapOf(text: string, part: string): number {
  const borders = [0];
  let matched = 0;
  /** Adds a letter: updates `matched`, the length of the longest prefix of the part that the letters end with. */
  const step = (letter: string) => {
    while (matched > 0 && letter !== part[matched]) matched = borders[matched - 1] ?? 0;
    if (letter === part[matched]) matched += 1;
  };
  for (const letter of part.slice(1)) {
    step(letter);
    borders.push(matched);
  }
  matched = 0;
  for (const letter of text) step(letter);
  return matched;
}
