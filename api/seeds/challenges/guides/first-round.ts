import type { ChallengeGuide } from './challenge-guide';

export const firstRoundGuide: ChallengeGuide = {
  hints: [
    'Put the ratings of the first example on a line and draw each game as a connection. Where do the connections of a bad pairing overlap?',
    'Whom should the weakest player meet? And the weakest of those who remain?',
    'Sort the ratings and pair the first with the second, the third with the fourth, and so on.',
  ],
  editorial: `Sort the ratings and let neighbours play: first against second, third against fourth, and so on. The gaps of these \`N / 2\` games give both answers.

To see that no pairing has a smaller sum, look at the interval between the players at two neighbouring places of the sorted list. A gap is made of such intervals, so count how many games cross each of them. If the number of players below the interval is odd, they cannot all play among themselves, and at least one game crosses. The sorted pairing crosses these intervals exactly once and the others not at all. No pairing can do with less.

The same argument covers the second number. In every pairing some game crosses each interval with an odd number of players below, and its gap is at least as long as that interval. The gaps of the sorted pairing are exactly these intervals, so its largest gap is as small as possible too.

Sorting takes \`O(N log N)\` time and \`O(N)\` memory. Searching for the two weakest again and again is the same plan in \`O(N²)\`.

Only every second interval is a game. In the first example the sorted ratings are 1200, 1300, 1450 and 1500. The 150 between 1300 and 1450 is the largest difference of neighbours, but these two do not meet. The largest gap is 100.`,
};
