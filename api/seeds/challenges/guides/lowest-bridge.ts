import type { ChallengeGuide } from './challenge-guide';

export const lowestBridgeGuide: ChallengeGuide = {
  hints: [
    'The number of roads on the way plays no part. Which of its bridges decides how tall a load may be, and why can a detour be better than a direct road?',
    'Suppose all roads are shut. Open them from the highest bridge to the lowest and watch which towns hang together: at what moment is a question answered?',
    'Keep with each group of towns the questions that have one end in it. When two groups are joined, the questions found in both are answered by the height of the road that joined them.',
  ],
  editorial: `A load of height h gets from one town to the other exactly when the roads with bridges of at least h connect them. So open the roads in the order of falling height. The road that first brings both towns into one group gives the answer: with it a way exists, and with only the higher ones none did.

Instead of repeating this for each of 10^4 questions, open the roads once. Each group has a list of its towns and a set of the unanswered questions that end in it. A road inside one group changes nothing. When a road joins two groups, move the smaller into the larger; the questions that stand in both sets get this height. The rest keep -1.

A town moves only into a group that is at least as large, so its group doubles each time and it moves at most \`log N\` times, with its questions. The total is \`O(M log M + (N + Q) log N)\` time and \`O(N + M + Q)\` memory. A forest that stores the height of each join does the same: its trees are \`O(log N)\` deep, and a question climbs from both towns to where they meet.

### The shortest way is not the best

A search for the way with the fewest roads answers another question. In the first example the direct road from 2 to 3 lets only 380 pass, the detour over 1 and 4 lets 400.`,
};
