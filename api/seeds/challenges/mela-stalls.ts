import type { ChallengeSource } from './challenge-source';
import { melaStallsTests } from './generated/mela-stalls';
import { linesOf } from './input-text';

export const melaStalls: ChallengeSource = {
  title: 'Stall Letters at the Mela',
  difficulty: 'Intermediate',
  topics: ['Numbers', 'Strings'],
  statement: [
    'The stalls of a large mela are named with letters in the order of their building: A to Z for the first 26, then AA, AB and so on to ZZ, then AAA, and ever longer.',
    'The office keeps numbers, the visitors read letters. For each line print the other name: the letters for a number, the number for letters.',
  ],
  inputFormat: 'The first line holds N. Each of the next N lines holds a number or letters.',
  outputFormat: 'N lines, each with letters or a number.',
  constraints: ['1 ≤ N ≤ 100', '1 ≤ number ≤ 10^9', 'The letters are A-Z, at most 6 of them'],
  examples: [
    { input: '3\n28\nAB\n26', explanation: 'Stall 27 is AA and stall 28 is AB; Z is the 26th.' },
    { input: '1\nBA', explanation: 'AA to AZ are the stalls 27 to 52, so BA is 53.' },
  ],
  hiddenInputs: [
    '1\n1',
    '1\nA',
    '4\n52\n53\n702\n703',
    '4\nAZ\nZZ\nAAA\nZZZZZZ',
    '2\n1000000000\n999999999',
    '3\n18278\n18279\nMELA',
    `60\n${Array.from({ length: 60 }, (_, index) => String(index * index * 26 + 1)).join('\n')}`,
  ],
  tests: melaStallsTests,
  solve: (input) =>
    linesOf(input)
      .slice(1)
      .map((line) => line.trim())
      .map((name) => (/\d/.test(name) ? lettersOf(Number(name)) : numberOf(name)))
      .join('\n'),
};

function lettersOf(stall: number): string {
  if (stall === 0) return '';
  const last = (stall - 1) % 26;
  return lettersOf((stall - 1 - last) / 26) + String.fromCharCode(65 + last);
}

function numberOf(letters: string): number {
  return [...letters].reduce((stall, letter) => stall * 26 + letter.charCodeAt(0) - 64, 0);
}
