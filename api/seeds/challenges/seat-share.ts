import type { ChallengeSource } from './challenge-source';
import { seatShareTests } from './generated/seat-share';
import { readNumbers, sequence } from './input-text';
import { MinHeap } from './min-heap';

export const seatShare: ChallengeSource = {
  title: 'Seats for the Panels',
  difficulty: 'Intermediate',
  topics: ['Heaps', 'Simulation'],
  statement: [
    'The members of a housing society vote for panels of candidates, and the seats of the committee are shared out in proportion to the votes. The seats are given one by one: each goes to the panel with the largest quotient V / (S + 1), where V are its votes and S the seats it has so far. Of equal quotients the panel named earlier gets the seat.',
    'Print how many seats each panel gets.',
  ],
  inputFormat:
    'The first line holds the number of panels P and of seats S. The second line holds the votes of each panel.',
  outputFormat: 'P numbers separated by one space: the seats in the order of the panels.',
  constraints: [
    '1 ≤ P ≤ 10^4',
    '1 ≤ S ≤ 10^5',
    '1 ≤ votes ≤ 10^6',
    'Compare the quotients exactly: rounded fractions may give the seat to the wrong panel',
  ],
  examples: [
    {
      input: '3 5\n100 80 30',
      explanation: 'The quotients that win are 100, 80, 50, 40 and 33 1/3.',
    },
    { input: '2 1\n45 45', explanation: 'Both have 45; the panel named earlier wins the seat.' },
  ],
  hiddenInputs: [
    '1 3\n1',
    '4 2\n5 5 5 5',
    '3 7\n60 30 10',
    '3 10\n1 1 1000000',
    '5 9\n340000 280000 160000 60000 15000',
    '2 300\n999999 1000000',
    `40 200\n${sequence(40, (index) => ((index * 7919) % 5000) + 1)}`,
  ],
  tests: seatShareTests,
  solve(input) {
    const next = readNumbers(input);
    const count = next();
    const seats = next();
    const panels = Array.from({ length: count }, (_, index) => ({
      votes: next(),
      index,
      seats: 0,
    }));
    const order = new MinHeap<(typeof panels)[number]>(
      (a, b) => b.votes * (a.seats + 1) - a.votes * (b.seats + 1) || a.index - b.index,
    );
    for (const panel of panels) order.push(panel);
    for (let seat = 0; seat < seats; seat += 1) {
      const winner = order.pop();
      if (!winner) break;
      winner.seats += 1;
      order.push(winner);
    }
    return panels.map((panel) => panel.seats).join(' ');
  },
};
