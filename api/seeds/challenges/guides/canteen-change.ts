import type { ChallengeGuide } from './challenge-guide';

export const canteenChangeGuide: ChallengeGuide = {
  hints: [
    'Which notes are you glad to get rid of, and which would you rather keep for later students?',
    'Two notes of ₹50 can do whatever one note of ₹100 can, but not the other way round.',
    'For each student give change from the largest note to the smallest, as many of each as fit and are in the drawer. Stop at the first student whose change does not come out.',
  ],
  editorial: `Serve the queue in order and give each student's change greedily: notes of ₹200 first, then ₹100, then ₹50. Notes of ₹500 never go out again, since the change is at most ₹450.

### Why large notes first

Each of the values 50, 100 and 200 divides the next. If some exact change leaves a ₹100 note in the drawer although it would fit, then it pays at least ₹100 with notes of ₹50, and two of these can be exchanged for the ₹100 note. The same holds for ₹200, whose place must be taken by smaller notes that include a group worth exactly ₹200. After the exchange the drawer holds smaller notes of the same total, and they can replace the larger one in every later payment. So the greedy change never serves fewer students. It also finds exact change whenever there is any.

Nine notes at most are handed out for each student, so the time is \`O(N)\`. The drawer is three counters, \`O(1)\` memory. A sorted list of all notes does the same in \`O(N²)\`.

Giving small notes first goes wrong even for a single student. After \`50 50 50 100\` the drawer holds two notes of ₹50 and one of ₹100. A ₹200 note needs 150 back. With both ₹50 notes gone, the remaining 50 cannot be paid with ₹100, although 100 + 50 was possible.`,
};
