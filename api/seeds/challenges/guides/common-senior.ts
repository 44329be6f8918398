import type { ChallengeGuide } from './challenge-guide';

export const commonSeniorGuide: ChallengeGuide = {
  hints: [
    'If both employees were equally many levels below the head, how would you find the person who settles their dispute?',
    'Climbing one senior at a time is right, but a chain can be almost as long as the whole list, and there are 20,000 disputes. Prepare something once that lets you climb many levels in one move.',
    'Compute the depth of everybody and store long jumps upwards for each employee. Bring both to the same depth, then jump together as long as the targets differ.',
  ],
  editorial: `Below the head the employees form a tree, and each dispute asks for the lowest common ancestor of two of them.

First compute the depth of every employee, working downwards from the head. To settle a dispute, lift the deeper one to the depth of the other. Then climb with both at once until they meet. On equal depths they meet at the lowest person who stands above both.

One level at a time, this takes up to N steps for a dispute: 50,000 × 20,000 in a long chain. So keep jumps. The solution stores one far jump beside the direct senior, with lengths of 1, 3, 7, 15 and so on, arranged so that \`O(log N)\` moves reach any level. While the two differ, jump if the two targets differ, because the meeting point is then higher still. If the targets are equal, the jump could go past it, so move both to their direct seniors. A table of jumps of 1, 2, 4, 8 and more levels works in the same way with more memory.

The preparation takes \`O(N)\` time and memory and each dispute \`O(log N)\`. Use a list instead of recursion, since a chain may be 50,000 deep.

People stand above themselves. In the dispute \`5 2\` of the first example, 2 is the senior of 5, and the answer is 2. A search that starts with the seniors of both prints 1.`,
};
