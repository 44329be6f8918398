import type { ChallengeSource } from './challenge-source';
import { sareeBorderTests } from './generated/saree-border';

export const sareeBorder: ChallengeSource = {
  title: 'A Border Woven Both Ways',
  summary: 'Print the longest stretch of motifs that looks the same from both ends.',
  difficulty: 'Intermediate',
  topics: ['Strings', 'Two pointers'],
  statement: [
    'The border of a saree is a row of motifs, each given by a letter. A weaver wants to cut out a stretch of neighbouring motifs that looks the same from both ends.',
    'Print the longest such stretch; on a tie, the one that begins first.',
  ],
  inputFormat: 'One line of letters a-z.',
  outputFormat: 'The stretch.',
  constraints: ['1 ≤ number of motifs ≤ 2000'],
  examples: [
    {
      input: 'peacockcap',
      explanation: 'coc and ckc read the same from both ends; coc begins first.',
    },
    { input: 'lotus', explanation: 'Each motif alone is such a stretch, and l is the first.' },
  ],
  hiddenInputs: [
    'z',
    'zz',
    'abcba',
    'abba',
    'aabbccbb',
    'bananas',
    'a'.repeat(300),
    `${'ab'.repeat(120)}c${'ba'.repeat(60)}`,
  ],
  tests: sareeBorderTests,
  solve(input) {
    const border = input.trim();
    let longest = '';
    for (let middle = 0; middle < border.length; middle += 1) {
      for (const width of [1, 2]) {
        let start = middle;
        let end = middle + width - 1;
        while (start >= 0 && end < border.length && border[start] === border[end]) {
          start -= 1;
          end += 1;
        }
        const stretch = border.slice(start + 1, end);
        if (stretch.length > longest.length) longest = stretch;
      }
    }
    return longest;
  },
};
