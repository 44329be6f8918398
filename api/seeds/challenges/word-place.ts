import type { ChallengeSource } from './challenge-source';
import { wordPlaceTests } from './generated/word-place';

export const wordPlace: ChallengeSource = {
  title: 'The Place of a Word',
  difficulty: 'Advanced',
  topics: ['Numbers', 'Strings'],
  statement: [
    'At a school quiz all different rearrangements of the letters of a word are written on slips and put in alphabetical order. The letters of TEA give six slips: AET, ATE, EAT, ETA, TAE and TEA. Equal letters cannot be told apart, so that OFF gives only three.',
    'Print at which place the given word itself stands, and how many slips there are. There may be far too many to write them all down.',
  ],
  inputFormat: 'One line with the word.',
  outputFormat: 'Two numbers: the place, counted from 1, and the number of slips.',
  constraints: ['1 ≤ number of letters ≤ 18', 'The word has letters A-Z'],
  examples: [
    { input: 'EAT', explanation: 'AET and ATE come before it.' },
    { input: 'OFF', explanation: 'FFO, FOF, OFF: it is the last of three.' },
  ],
  hiddenInputs: ['A', 'ZZZZZZ', 'BANANA', 'MONSOON', 'MALAYALAM', 'OTTER'],
  tests: wordPlaceTests,
  solve(input) {
    const word = [...input.trim()];
    let place = 1n;
    for (const [index, letter] of word.entries()) {
      const rest = word.slice(index);
      for (const first of new Set(rest.filter((other) => other < letter))) {
        place += slips(rest.toSpliced(rest.indexOf(first), 1));
      }
    }
    return `${place} ${slips(word)}`;
  },
};

function slips(letters: readonly string[]): bigint {
  const counts = new Map<string, bigint>();
  let ways = 1n;
  for (const [index, letter] of letters.entries()) {
    const count = (counts.get(letter) ?? 0n) + 1n;
    counts.set(letter, count);
    // The division leaves no remainder: the result is the number of slips with the letters up to this one.
    ways = (ways * BigInt(index + 1)) / count;
  }
  return ways;
}
