import type { ChallengeSource } from './challenge-source';
import { verandaTilesTests } from './generated/veranda-tiles';

const MODULUS = 1_000_000_007n;

type Matrix = readonly (readonly bigint[])[];

function product(a: Matrix, b: Matrix): Matrix {
  return a.map((row) =>
    row.map((_, column) =>
      row.reduce((sum, value, index) => (sum + value * (b[index]?.[column] ?? 0n)) % MODULUS, 0n),
    ),
  );
}

/** Transition matrix for one more hand of length: each row computes the new value of one state. */
const STEP: Matrix = [
  [1n, 1n, 0n, 1n, 1n],
  [1n, 0n, 0n, 0n, 0n],
  [0n, 1n, 0n, 0n, 0n],
  [0n, 0n, 1n, 0n, 0n],
  [0n, 0n, 0n, 1n, 0n],
];

export const verandaTiles: ChallengeSource = {
  title: 'Tiles Along the Veranda',
  difficulty: 'Expert',
  topics: ['Matrices', 'Dynamic programming', 'Numbers'],
  statement: [
    'A mason lays a single row of tiles along a veranda that is N hands long. There are plain tiles of 1 hand, lotus tiles of 2 hands and peacock tiles of 3 hands, as many of each as needed; two peacocks must never lie side by side.',
    'Count the rows that fill the veranda exactly, modulo 1\u00a0000\u00a0000\u00a0007. Rows that look different from left to right are counted separately, even when one is the other read backwards.',
  ],
  inputFormat: 'One line with N.',
  outputFormat: 'One number: the count modulo 1\u00a0000\u00a0000\u00a0007.',
  constraints: ['1 ≤ N ≤ 10^18 (a loop over all lengths is too slow)'],
  examples: [
    {
      input: '4',
      explanation: '1+1+1+1, three rows with one lotus and two plain, 2+2, 1+3 and 3+1.',
    },
    {
      input: '6',
      explanation: 'Of the 24 rows of six hands only 3+3 has two peacocks side by side.',
    },
  ],
  hiddenInputs: ['1', '2', '3', '7', '40', '1000'],
  tests: verandaTilesTests,
  solve(input) {
    let result: Matrix = STEP.map((row, index) =>
      row.map((_, column) => (column === index ? 1n : 0n)),
    );
    let power = STEP;
    for (let rest = BigInt(input.trim()); rest > 0n; rest /= 2n) {
      if (rest % 2n === 1n) result = product(result, power);
      power = product(power, power);
    }
    // The state: rows of n, n − 1 and n − 2 hands without a peacock at the end (the empty row is
    // one), then rows of n and n − 1 hands with one.
    const withoutPeacock = result[0]?.[0] ?? 0n;
    const withPeacock = result[3]?.[0] ?? 0n;
    return String((withoutPeacock + withPeacock) % MODULUS);
  },
};
