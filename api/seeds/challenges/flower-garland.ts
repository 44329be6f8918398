import type { ChallengeSource } from './challenge-source';
import { flowerGarlandTests } from './generated/flower-garland';

export const flowerGarland: ChallengeSource = {
  title: 'The Pattern of the Garland',
  difficulty: 'Intermediate',
  topics: ['Strings'],
  statement: [
    'A garland seller ties flowers by a pattern that is repeated again and again, always in full. Each letter of the input is one flower of a finished garland.',
    'Find the shortest pattern that gives the garland, and how many times it was tied. A garland without any repetition is its own pattern, tied once.',
  ],
  inputFormat: 'One line of letters a-z.',
  outputFormat: 'The pattern, one space, and the number of times.',
  constraints: ['1 ≤ number of flowers ≤ 10^5'],
  examples: [
    { input: 'mrjmrjmrj', explanation: 'Marigold, rose and jasmine, three times.' },
    { input: 'mmrmm', explanation: 'Five flowers, and no shorter pattern fits in full.' },
  ],
  hiddenInputs: [
    'a',
    'zzzzzzz',
    'abab',
    'ababa',
    'aabaab',
    'abcabcab',
    'mrjm'.repeat(250),
    `${'a'.repeat(400)}b${'a'.repeat(400)}b`,
  ],
  tests: flowerGarlandTests,
  solve(input) {
    const garland = input.trim();
    for (let length = 1; length < garland.length; length += 1) {
      const times = garland.length / length;
      if (!Number.isInteger(times)) continue;
      const pattern = garland.slice(0, length);
      if (pattern.repeat(times) === garland) return `${pattern} ${times}`;
    }
    return `${garland} 1`;
  },
};
