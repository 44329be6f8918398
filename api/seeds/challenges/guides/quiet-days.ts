import type { ChallengeGuide } from './challenge-guide';

export const quietDaysGuide: ChallengeGuide = {
  hints: [
    'On how many days up to N is a single market held, and on how many are two given markets held together?',
    'Two markets meet on the multiples of the least common multiple of their rhythms. Go through all sets of markets, at most 4096, and combine their counts with changing signs.',
    'For the days with exactly one market, a set of s markets counts s times, with plus for odd s and minus for even s.',
  ],
  editorial: `For a set of markets, let \`held\` be the number of days on which all of them are held. These are the multiples of the least common multiple of their rhythms, so \`held = N / lcm\`, rounded down. For the empty set it is N.

The quiet days follow by inclusion and exclusion: add \`held\` for sets of even size and subtract it for sets of odd size. A day with m > 0 markets is then counted as often with plus as with minus, and a quiet day once.

For days with exactly one market, let each set of size s contribute \`s × held\`, with plus for odd and minus for even s. A day with m markets is counted \`m - 2 × C(m, 2) + 3 × C(m, 3) - …\` times. That is 1 for m = 1 and 0 for every other m.

There are \`2^K\` sets. With one \`lcm\` each that is \`O(2^K)\` steps, 4096 at most, and no more memory than the sets kept; looking at up to 10^12 days is out of the question. Drop sets whose \`lcm\` exceeds N: their count is 0, and the numbers would outgrow 64 bits.

### Product or least common multiple

The product is right only for rhythms without common divisors. For \`30 2\` with \`6 10\`, both markets meet on day 30. The product 60 misses that and gives \`22 8\` instead of \`23 6\`.`,
};
