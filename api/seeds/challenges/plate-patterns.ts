import type { ChallengeSource } from './challenge-source';
import { linesOf } from './input-text';
import { platePatternsTests } from './generated/plate-patterns';

export const platePatterns: ChallengeSource = {
  title: 'Half-Remembered Number Plates',
  difficulty: 'Advanced',
  topics: ['Dynamic programming', 'Strings'],
  statement: [
    'A witness remembers only a part of a number plate, and the traffic police want to know which vehicles it may have been. In the pattern of the witness ? stands for exactly one character and * for any number of characters, also for none; every other character stands for itself.',
    'The pattern has to fit the whole plate. Print how many plates of the register fit, and the first one in the register that does, or NONE.',
  ],
  inputFormat:
    'The first line holds the pattern, the second the number of plates N. Each of the next N lines holds a plate.',
  outputFormat: 'One number and, after a space, the first plate that fits or NONE.',
  constraints: [
    '1 ≤ N ≤ 100',
    '1 ≤ length of the pattern and of each plate ≤ 200',
    'Plates consist of capital letters A-Z and digits',
  ],
  examples: [
    {
      input: 'KA*7?1\n4\nKA05MB7421\nKA01771\nKA7A1B\nMH12KA7001',
      explanation:
        'Only KA01771 fits: * is 01 and ? is 7. In KA05MB7421 two characters follow the 7.',
    },
    { input: '*\n2\nTN09\nDL1', explanation: 'The star alone fits every plate.' },
  ],
  hiddenInputs: [
    '?\n3\nAB\n7\nZ',
    'A*A\n4\nA\nAA\nABA\nABAB',
    '???*\n4\nUP\nUP1\nUP16\nU',
    '**12**\n3\n12\n121\n1A2',
    'GJ01AB1234\n3\nGJ01AB123\nGJ01AB12345\nGJ01AB1234',
    '*A*B*C*?\n5\nABC\nABCC\nACB1\nXAXBXCX\nCBA9',
    `${'A*'.repeat(4)}B\n3\n${'A'.repeat(12)}\n${'A'.repeat(11)}B\n${'A'.repeat(3)}B`,
    `*0*\n100\n${Array.from({ length: 100 }, (_, index) => `RJ14${String.fromCharCode(65 + (index % 26))}${((index * 7919) % 8999) + 1000}`).join('\n')}`,
  ],
  tests: platePatternsTests,
  solve(input) {
    const [pattern = '', , ...plates] = linesOf(input).map((line) => line.trim());
    const matches = (plate: string) => {
      // fits[k]: the pattern read so far fits the first k characters.
      let fits = [true, ...Array.from(plate, () => false)];
      for (const sign of pattern) {
        const before = fits;
        fits = [];
        for (let length = 0; length <= plate.length; length += 1) {
          if (sign === '*') fits.push(before[length] === true || fits[length - 1] === true);
          else
            fits.push(before[length - 1] === true && (sign === '?' || sign === plate[length - 1]));
        }
      }
      return fits.at(-1) === true;
    };
    const found = plates.filter(matches);
    return `${found.length} ${found[0] ?? 'NONE'}`;
  },
};
