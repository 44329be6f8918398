import type { ChallengeGuide } from './challenge-guide';

export const panchayatVoteGuide: ChallengeGuide = {
  hints: [
    'When is the first round decisive: at half of the votes or only beyond? Try four votes of which two go to one candidate.',
    'Count the votes of each name, then put the names in order: more votes first, equal ones by the alphabet.',
  ],
  editorial: `Count the votes in a table from name to number. Then sort the candidates by two keys: the number of votes, the largest first, and among equals the name. The first two in this order are all that matters.

Let \`best\` be the votes of the first. If \`2 × best > N\`, that candidate has more than half and wins. Otherwise the output is \`RUNOFF\` and the first two names; the order already puts the one with more votes first and breaks ties as asked. A second name always exists in this case, because a lone candidate would have all N votes.

Counting takes \`O(N)\` time and sorting at most \`O(N log N)\`; the table takes \`O(N)\` memory. Going through all votes again for each name costs \`O(N)\` per name, so 10^5 different names would mean 10^10 comparisons.

### Exactly half

More than half is not the same as at least half. In the second example ravi has two of four votes. That is exactly half, so there is a second round: \`RUNOFF ravi anita\`. A program that compares with \`>=\` lets ravi win at once.

Comparing \`2 × best\` with N also avoids the division. With \`best >= N / 2\` and the fraction cut off, even 2 of 5 votes would win.`,
};
