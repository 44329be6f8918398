import type { ChallengeSource } from './challenge-source';
import { chain, ledgerCheckTests } from './generated/ledger-check';
import { readNumbers } from './input-text';

export const ledgerCheck: ChallengeSource = {
  title: 'The Broken Link',
  difficulty: 'Intermediate',
  topics: ['Hashing', 'Simulation'],
  practice: {
    type: 'Projects',
    projectType: 'Blockchain',
  },
  statement: [
    'A toy ledger is a chain of blocks. Each block holds an amount and a hash. The hash must be (P × 31 + amount) mod 10007, where P is the hash that the block before it carries; for the first block P is 7.',
    'Print the place of the first block whose hash is wrong, or VALID.',
  ],
  inputFormat: 'The first line holds N. Each of the next N lines holds an amount and a hash.',
  outputFormat: 'VALID, or the place counted from 1.',
  constraints: ['1 ≤ N ≤ 10^5', '0 ≤ amount ≤ 10^9', '0 ≤ hash < 10007'],
  examples: [
    { input: '2\n3 220\n10 6830', explanation: '7 × 31 + 3 = 220, and 220 × 31 + 10 = 6830.' },
    { input: '1\n4 220', explanation: '7 × 31 + 4 = 221, so block 1 is wrong.' },
  ],
  hiddenInputs: [
    chain([0]),
    chain([5, 5, 5]),
    chain([5, 5, 5], [1]),
    chain([1000000000, 999999999], [1]),
    chain(Array.from({ length: 400 }, (_, index) => index * index)),
    chain(
      Array.from({ length: 400 }, (_, index) => index * 3),
      [399],
    ),
  ],
  tests: ledgerCheckTests,
  solve(input) {
    const next = readNumbers(input);
    const count = next();
    let previous = 7;
    for (let block = 1; block <= count; block += 1) {
      const amount = next();
      const hash = next();
      if (hash !== (previous * 31 + amount) % 10_007) return String(block);
      previous = hash;
    }
    return 'VALID';
  },
};
