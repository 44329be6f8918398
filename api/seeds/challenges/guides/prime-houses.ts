import type { ChallengeGuide } from './challenge-guide';

export const primeHousesGuide: ChallengeGuide = {
  hints: [
    'Testing each of 2 × 10^6 numbers for divisors repeats a lot of work. What do the tests of 15, 21 and 27 have in common?',
    'Write down all numbers from 2 to N and strike out the multiples of each prime, beginning with its square.',
    'It is enough to do so for the primes up to the square root of N, that root included.',
  ],
  editorial: `The sieve of Eratosthenes turns the question round. Instead of asking each number for its divisors, each prime strikes out its multiples.

Keep a flag for every house from 0 to N, and clear those of 0 and 1. Go through the numbers p from 2 while \`p × p ≤ N\`. If p still has its flag, it is a prime: clear the flags of \`p × p\`, \`p × p + p\` and so on. Smaller multiples of p have a smaller prime factor and are struck out already.

In the end exactly the primes keep their flags. A composite number up to N has a prime factor of at most its square root, and that prime has struck it out. Count the flags and take the last one; without any, the answer is \`0 0\`.

The sieve takes \`O(N log log N)\` time and \`O(N)\` memory, 2 million bytes at most. Trying all divisors up to the root for each number takes \`O(N √N)\`, which is too slow in the worst case.

### The root itself

The loop must reach the root of N. If it stops one short, numbers such as squares of primes keep their flags. For N = 10 the root is 3, rounded down. Without 3 the number 9 stays lit, and the output is \`5 9\` instead of \`4 7\`. N = 4 is the smallest test of this: the right answer is \`2 3\`.`,
};
