import type { ChallengeGuide } from './challenge-guide';

export const clinicQueueGuide: ChallengeGuide = {
  hints: [
    'Nothing changes while a treatment goes on. At which minutes does the doctor have to make a decision?',
    'You need the patients in two orders: by arrival to know who enters the waiting room, and by urgency to know who leaves it.',
    'Sort by arrival. Before each choice move everybody who has arrived by now into a heap ordered by urgency, arrival and number; if the heap is empty, jump to the next arrival.',
  ],
  editorial: `Simulate the clinic from one treatment to the next. The state is the current minute, the list of patients sorted by arrival, and the waiting room.

Each round has three parts. If the waiting room is empty, move the clock forward to the next arrival. Then let in all patients with \`arrival ≤ minute\`; this includes those who come at the very minute at which a treatment ends. Finally take the best patient, note the wait \`minute − arrival\`, and advance the clock by the treatment.

The waiting room is a heap. Its order is the rule of the statement: larger urgency first, then earlier arrival, then smaller number. Since it always holds exactly the patients who are waiting, its top is the one whom the doctor must choose.

Sorting and N insertions and removals take \`O(N log N)\` time and \`O(N)\` memory. Minutes go up to 10^9, so a clock that advances minute by minute is too slow, and so is searching the whole room for each choice.

Patients are given in any order, and the number breaks a tie only if the arrivals are equal too. Let patient 1 be treated from minute 0 to 10, and let patients 2 and 3, equally urgent, arrive at minutes 5 and 2. Patient 3 goes first, which makes the longest wait 8 minutes. A heap that compares numbers before arrivals takes patient 2 first.`,
};
