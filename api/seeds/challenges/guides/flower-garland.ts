import type { ChallengeGuide } from './challenge-guide';

export const flowerGarlandGuide: ChallengeGuide = {
  hints: [
    'How long can a pattern be for a garland of 12 flowers? Which lengths can be ruled out without looking at a single flower?',
    'The length of the pattern must divide the number of flowers. For a given length the pattern itself is fixed: it is the beginning of the garland.',
    'Try the divisors of the length in ascending order. For each one repeat the beginning of the garland so often that the length fits, and compare the result with the garland.',
  ],
  editorial: `The pattern is tied in full each time, so its length divides the number of flowers N. The first pattern of the garland is its beginning. This leaves one candidate for each divisor: take the first \`length\` flowers, repeat them \`N / length\` times, and compare.

Go through the divisors from the smallest. The first that fits is the shortest pattern. The divisor N always fits, and it covers the garland without repetition, which is its own pattern, tied once.

A number up to 10^5 has at most 128 divisors. Each comparison takes \`O(N)\`, so the time is \`O(N · d)\` for \`d\` divisors, plus \`O(N)\` to find them. That is at most about 13 million comparisons of letters. Memory is \`O(N)\`. Testing all lengths, whether they divide N or not, can take \`O(N²)\`.

A linear solution uses the prefix function of Knuth, Morris and Pratt. If the longest proper border of the garland has length \`b\` and \`N − b\` divides N, the pattern has \`N − b\` flowers; otherwise the garland is its own pattern.

Counting flowers is not enough. In \`aabb\` each kind occurs twice, but no pattern of two flowers gives this garland: \`aa\` tied twice is \`aaaa\`. The answer is \`aabb 1\`. The order has to be compared, not only the numbers.`,
};
