import type { ChallengeGuide } from './challenge-guide';

export const secondLargestGuide: ChallengeGuide = {
  hints: [
    'What becomes of silver when three players share the highest score? And what if all scores are below zero?',
    'Take each distinct score once and look at the second one from the top.',
  ],
  editorial: `Several players may share gold, so silver is the second largest among the distinct scores, not the second entry of a sorted list. Put the scores into a set, which drops repeats. If the set has a single member, all scores are equal and the answer is \`NONE\`. Otherwise sort it and take the second from the top.

That takes \`O(N log N)\` time and \`O(N)\` memory, more than fast enough for 1000 scores. One pass is possible as well. Keep the best and the second best score. A score above the best pushes the best down to second; a score strictly between the two becomes the second; anything else changes nothing. This takes \`O(N)\` time and \`O(1)\` memory.

### What to start with

The single pass needs values to start with, and 0 is a bad choice. Scores may be negative, down to -10^9. For \`-5 -3 -9 -3\` no score is greater than 0, nothing is ever noted, and the program prints \`NONE\` instead of \`-5\`. Start below every possible score, or mark the places as still empty. Do not use 0 as this mark either, since 0 is a valid score and can win silver.

A repeat of the best score must not push it down to second place. That would give the 95 of the first example both gold and silver.`,
};
