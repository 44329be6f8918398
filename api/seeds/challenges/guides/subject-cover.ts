import type { ChallengeGuide } from './challenge-guide';

export const subjectCoverGuide: ChallengeGuide = {
  hints: [
    'With 12 subjects at most, how many different sets of covered subjects are there?',
    'Go through the applicants one by one and keep, for each set of subjects, the cheapest way to cover it.',
    'Write a set as a bit mask. Hiring somebody leads from `covered` to `covered | skills`; compare pairs of salary and number of teachers.',
  ],
  editorial: `Which teachers have been hired matters only through the set of subjects that they cover. There are at most \`2^12 = 4096\` such sets. So let \`cheapest[covered]\` be the best pair of total salary and number of teachers that covers exactly this set with the applicants looked at so far. At first only the empty set is possible, for the pair \`(0, 0)\`.

For each applicant and each set that has been reached, hiring leads to \`covered | skills\`, with the salary added and one teacher more. Keep the smaller pair: first by salary, then by the number of teachers. Not hiring leaves the table as it is. In the end, the entry of the full set is the answer, or -1 if it was never reached.

Comparing pairs is right because both parts only add up. A smaller pair stays smaller when the same teachers are hired on top.

The time is \`O(N × 2^K)\`, about 4 × 10^5 steps, and the memory \`O(2^K)\`. Trying all selections of 100 applicants means 2^100 of them.

### Cheap for each subject

Hiring again and again whoever costs least for each missing subject fails. In the first example the second applicant takes 20 for each of two subjects, less than anyone else. Subject 1 then costs another 50, and the total is \`90 2\`. Hiring the first and the third costs only \`80 2\`.`,
};
