import type { ChallengeGuide } from './challenge-guide';

export const boundaryStonesGuide: ChallengeGuide = {
  hints: [
    'The three numbers are related. If you know two of them, the third needs no geometry at all.',
    'The area follows from the coordinates of the stones alone, and the points on one straight side from its extent in X and in Y.',
    "Use the shoelace formula for twice the area, `gcd(|dx|, |dy|)` for the grid points of a side, and Pick's theorem for the points inside.",
  ],
  editorial: `Add up \`ax · by − ay · bx\` over all sides from a stone \`(ax, ay)\` to the next one \`(bx, by)\`, including the side from the last stone back to the first. By the shoelace formula the absolute value of this sum is twice the area.

A side with extents \`dx\` and \`dy\` contains \`gcd(|dx|, |dy|)\` grid points if one of its two ends is left out, because the grid points divide it into that many equal steps. Every stone then belongs to exactly one side, so the sum of these divisors is the number B of points on the fence. Stones in the middle of a straight stretch do no harm.

Pick's theorem says \`area = inside + B / 2 − 1\`. With twice the area called A2, the saplings that grow are \`(A2 − B + 2) / 2\`. The rectangle of the first example has A2 = 24 and B = 14, so 6 grow.

Each side needs one greatest common divisor: \`O(N log M)\` time for coordinates up to \`M = 10^6\`, and \`O(N)\` memory. The sum needs 64-bit integers.

The walk may go either way round. Clockwise the sum is negative, and the second example gives −2. Take the absolute value, but of the whole sum only: for a fence with corners that point inwards, single terms rightly have different signs.`,
};
