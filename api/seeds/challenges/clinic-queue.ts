import type { ChallengeSource } from './challenge-source';
import { clinicQueueTests } from './generated/clinic-queue';
import { linesOf, numbersOf } from './input-text';
import { MinHeap } from './min-heap';

export const clinicQueue: ChallengeSource = {
  title: 'One Doctor in the Clinic',
  difficulty: 'Advanced',
  topics: ['Heaps', 'Queues'],
  statement: [
    'A rural clinic has one doctor, and the most urgent patient in the waiting room is always next. Of equally urgent ones it is the one who arrived first, then the one given first. A treatment is never broken off; whoever arrives at the minute at which it ends is already in the waiting room when the doctor chooses.',
    'Print the order in which the patients are treated, and the longest time that one of them waited before the treatment began.',
  ],
  inputFormat:
    'The first line holds N. Each of the next N lines holds the minute of arrival, the urgency (a larger number is more urgent) and the minutes of treatment of a patient.',
  outputFormat: 'One line with the patients, counted from 1, and one line with the longest wait.',
  constraints: [
    '1 ≤ N ≤ 10^5',
    '0 ≤ arrival ≤ 10^9',
    '1 ≤ urgency ≤ 10',
    '1 ≤ treatment ≤ 1000',
    'Patients are given in any order',
  ],
  examples: [
    {
      input: '4\n0 1 10\n2 3 5\n10 9 4\n5 3 1',
      explanation:
        'At minute 10 patient 3 is the most urgent, then 2 from minute 14 and 4 from 19, after 14 minutes.',
    },
    { input: '2\n50 1 5\n20 1 5', explanation: 'The doctor is free at both arrivals.' },
  ],
  hiddenInputs: [
    '1\n1000000000 10 1000',
    '3\n0 5 3\n0 5 3\n0 5 3',
    '4\n0 1 1\n0 2 1\n0 3 1\n0 4 1',
    '5\n9 1 2\n0 1 100\n9 1 2\n8 1 2\n50 10 1',
    '4\n0 5 2\n2 1 2\n4 9 2\n4 9 1',
    `200\n${Array.from({ length: 200 }, (_, index) => `${(index * 61) % 997} ${((index * 7) % 10) + 1} ${(index % 11) + 1}`).join('\n')}`,
  ],
  tests: clinicQueueTests,
  solve(input) {
    const patients = linesOf(input)
      .slice(1)
      .map((line, index) => {
        const [arrival = 0, urgency = 0, treatment = 0] = numbersOf(line);
        return { arrival, urgency, treatment, name: index + 1 };
      })
      .sort((a, b) => a.arrival - b.arrival);
    const room = new MinHeap<(typeof patients)[number]>(
      (a, b) => b.urgency - a.urgency || a.arrival - b.arrival || a.name - b.name,
    );
    const order: number[] = [];
    let [minute, longest, arrived] = [0, 0, 0];
    while (order.length < patients.length) {
      if (room.size === 0) minute = Math.max(minute, patients[arrived]?.arrival ?? 0);
      for (; (patients[arrived]?.arrival ?? Infinity) <= minute; arrived += 1) {
        const patient = patients[arrived];
        if (patient) room.push(patient);
      }
      const { arrival, treatment, name } = room.pop() ?? { arrival: 0, treatment: 0, name: 0 };
      longest = Math.max(longest, minute - arrival);
      minute += treatment;
      order.push(name);
    }
    return `${order.join(' ')}\n${longest}`;
  },
};
