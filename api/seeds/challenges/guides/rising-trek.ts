import type { ChallengeGuide } from './challenge-guide';

export const risingTrekGuide: ChallengeGuide = {
  hints: [
    'Suppose two treks have equally many camps so far. Which of them would you rather continue?',
    'For each number of camps, remember only the lowest height at which a trek of that many camps can end.',
    'These heights rise from entry to entry. Find the first one that is not lower than the new camp by binary search, and replace it.',
  ],
  editorial: `Of two treks with the same number of camps, the one that ends lower is at least as good: whatever continues the other continues it too. So for each length keep the lowest last camp, \`lowest[1]\`, \`lowest[2]\` and so on. This list rises strictly, since a trek of k camps contains one of k − 1 camps that ends lower.

A new camp of height h can follow every trek that ends below h. Among these take the longest, say with k camps. Then a trek of k + 1 camps ends at h, and h is not above the former \`lowest[k + 1]\`, so it takes that place, or extends the list. No other entry changes: the shorter ones are lower already, and longer treks cannot end at h. The length of the list is the answer.

The place is found by binary search: \`O(N log N)\` time and \`O(N)\` memory. Comparing each camp with all before it takes \`O(N^2)\`. The list itself need not be a trek, because its camps may stand in the wrong order; only its length counts.

### Strictly higher

Search for the first entry that is at least h, so that an equal height is replaced. A search for the first entry above h lets equal camps follow each other. For \`4 4 4\` it prints 3 instead of 1.`,
};
