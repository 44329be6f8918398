import type { ChallengeSource } from './challenge-source';
import { boothDutiesTests } from './generated/booth-duties';
import { linesOf, numbersOf } from './input-text';

export const boothDuties: ChallengeSource = {
  title: 'Duties at the Polling Booth',
  difficulty: 'Expert',
  topics: ['Graphs', 'Depth-first search'],
  statement: [
    'On election day each helper at a polling booth takes at most one duty, and each duty needs exactly one helper. Not everyone may do everything: each helper has a list of the duties that he or she is trained for, which may be empty.',
    'Print the largest number of duties that can be filled, and then how many duties could be dropped, one at a time, without making that number smaller: a duty counts when the others alone still allow as many to be filled.',
  ],
  inputFormat:
    'The first line holds the number of helpers N and of duties D. Each of the next N lines holds a count and then that many different duties, numbered from 1.',
  outputFormat: 'Two numbers: the filled duties and the duties that could be dropped.',
  constraints: ['1 ≤ N, D ≤ 200'],
  examples: [
    {
      input: '3 3\n2 1 2\n1 1\n1 1',
      explanation: 'Duties 1 and 2 are filled. Duty 3 can be dropped: nobody is trained for it.',
    },
    {
      input: '2 3\n3 1 2 3\n2 2 3',
      explanation: 'Two helpers fill two duties, whichever of the three is dropped.',
    },
  ],
  hiddenInputs: [
    '1 1\n0',
    '1 1\n1 1',
    '4 4\n2 1 2\n2 2 3\n2 3 4\n2 4 1',
    '3 5\n1 5\n1 5\n2 5 4',
    '5 5\n1 1\n2 1 2\n2 2 3\n2 3 4\n2 4 5',
    '6 4\n2 1 2\n2 1 2\n2 1 2\n0\n1 3\n1 3',
    `30 25\n${Array.from({ length: 30 }, (_, index) => `3 ${[index * 7, index * 7 + 5, index * 7 + 11].map((duty) => (duty % 25) + 1).join(' ')}`).join('\n')}`,
    `20 24\n${Array.from({ length: 20 }, (_, index) => (index % 4 === 0 ? `1 ${(index % 6) + 1}` : `2 ${(index % 6) + 1} ${((index * 5) % 17) + 7}`)).join('\n')}`,
  ],
  tests: boothDutiesTests,
  solve(input) {
    const [[helpers = 0, duties = 0] = [], ...lists] = linesOf(input).map(numbersOf);
    const trainedFor = lists.slice(0, helpers).map(([, ...known]) => known);
    const holder = new Map<number, number>();
    const place = (helper: number, tried: Set<number>): boolean =>
      (trainedFor[helper] ?? []).some((duty) => {
        if (tried.has(duty)) return false;
        tried.add(duty);
        const other = holder.get(duty);
        if (other !== undefined && !place(other, tried)) return false;
        holder.set(duty, helper);
        return true;
      });
    for (const helper of trainedFor.keys()) place(helper, new Set());

    // An open duty can be dropped; so can a filled one whose helper could switch to a droppable one.
    const held = new Map(Array.from(holder, ([duty, helper]) => [helper, duty]));
    const trained = Array.from({ length: duties + 1 }, (): number[] => []);
    for (const [helper, known] of trainedFor.entries()) {
      for (const duty of known) trained[duty]?.push(helper);
    }
    const droppable = new Set<number>();
    for (let duty = 1; duty <= duties; duty += 1) if (!holder.has(duty)) droppable.add(duty);
    // Iterating a Set also visits items added meanwhile.
    for (const duty of droppable) {
      for (const helper of trained[duty] ?? []) {
        const other = held.get(helper);
        if (other !== undefined) droppable.add(other);
      }
    }
    return `${holder.size} ${droppable.size}`;
  },
};
