import type { ChallengeGuide } from './challenge-guide';

export const courseOrderGuide: ChallengeGuide = {
  hints: [
    'Which courses may come first, and what changes for the others once a course is finished?',
    'Count for each course the rules that still hold it back. A course is ready as soon as its count is 0.',
    'Keep the ready courses in a min-heap: take out the smallest, lower the count of each course that waits for it, and push those that reach 0. If fewer than N come out, print `IMPOSSIBLE`.',
  ],
  editorial: `This is a topological sort with a tie-break. Count for each course how many rules name it as the later one. All courses with count 0 are ready and go into a min-heap. Take the smallest number from the heap, append it to the order, and lower the counts of its followers. A follower whose count becomes 0 is ready too.

At each moment the heap holds exactly the courses that could come next, so its minimum is the one the statement asks for. In the first example only 3 is ready. Then 1 and 2 are, and 1 comes first. Next come 2 and 4: the order is \`3 1 2 4\`.

If the rules contradict each other, some courses wait for one another in a circle. None of their counts ever reaches 0, and the heap runs empty before all N courses have come out. A rule such as \`1 1\` is a circle of one course.

Every course enters the heap once and every rule is used once: \`O(N log N + M)\` time, \`O(N + M)\` memory. Looking through all courses for each next one takes \`O(N²)\`.

A rule may be given more than once, so count and lower consistently. If you store the rules of a course in a set but walk through its followers with repetitions, the count falls too fast. With the rules \`2 1\`, \`2 1\` and \`3 1\`, course 1 then comes before 3; the right order is \`2 3 1\`.`,
};
