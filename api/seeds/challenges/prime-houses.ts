import type { ChallengeSource } from './challenge-source';
import { primeHousesTests } from './generated/prime-houses';

export const primeHouses: ChallengeSource = {
  title: 'Prime Houses',
  difficulty: 'Intermediate',
  topics: ['Numbers', 'Sieve'],
  statement: [
    'A street has N houses numbered from 1. On the night of the festival every house with a prime number lights its lamps.',
    'Print how many houses are lit and the largest lit number, or 0 0 when no house is lit.',
  ],
  inputFormat: 'One line with N.',
  outputFormat: 'Two numbers: how many primes there are up to N, and the largest of them.',
  constraints: ['1 ≤ N ≤ 2 × 10^6'],
  examples: [
    { input: '10', explanation: '2, 3, 5 and 7.' },
    { input: '1', explanation: '1 is not a prime.' },
  ],
  hiddenInputs: ['2', '3', '4', '100', '7919', '65536', '200000'],
  tests: primeHousesTests,
  solve(input) {
    const last = Number(input);
    const composite = new Uint8Array(last + 1);
    let count = 0;
    let largest = 0;
    for (let number = 2; number <= last; number += 1) {
      if (composite[number]) continue;
      count += 1;
      largest = number;
      for (let multiple = number * number; multiple <= last; multiple += number)
        composite[multiple] = 1;
    }
    return `${count} ${largest}`;
  },
};
