import type { ChallengeSource } from './challenge-source';
import { platformClerkTests } from './generated/platform-clerk';
import { readNumbers } from './input-text';
import { MinHeap } from './min-heap';

export const platformClerk: ChallengeSource = {
  title: 'The Platform Clerk',
  difficulty: 'Advanced',
  topics: ['Heaps', 'Simulation'],
  statement: [
    'A clerk at a junction gives each arriving train the free platform with the smallest number. A train that comes in at minute T and stays for D minutes makes its platform free again at minute T + D, and another train may come in at that very minute.',
    'When no platform is free, the train waits outside until one is, then comes in and stays for its whole D minutes. Waiting trains come in strictly in the order of their arrival. Print the platform of each train, and the minutes that all trains waited together.',
  ],
  inputFormat:
    'The first line holds the number of trains N and of platforms P. Each of the next N lines holds the arrival and the stay D of a train; arrivals never go down, and of trains that arrive at the same time, the one given first comes first.',
  outputFormat: 'One line with N platform numbers, then one line with the total waiting minutes.',
  constraints: ['1 ≤ N, P ≤ 10^5', '0 ≤ arrival ≤ 10^6', '1 ≤ D ≤ 1000'],
  examples: [
    {
      input: '4 2\n0 10\n3 4\n5 6\n7 5',
      explanation:
        'Train 3 waits from 5 to 7 for platform 2. Train 4 waits from 7 to 10 for platform 1.',
    },
    { input: '2 3\n8 5\n13 5', explanation: 'Platform 1 is free again just in time.' },
  ],
  hiddenInputs: [
    '1 1\n0 1',
    '3 1\n0 10\n0 10\n0 10',
    '5 5\n4 2\n4 2\n4 2\n4 2\n4 2',
    '6 3\n0 9\n1 8\n2 7\n3 2\n3 2\n3 2',
    '5 2\n0 5\n1 100\n6 1\n8 1\n1000000 1000',
    '6 100000\n0 30\n5 2\n6 10\n8 1\n9 1\n16 4',
    `150 4\n${Array.from({ length: 150 }, (_, index) => `${index * 5 + (index % 3)} ${((index * 37) % 23) + 8}`).join('\n')}`,
    `200 9\n${Array.from({ length: 200 }, (_, index) => `${Math.floor(index / 6) * 10} ${((index * 13) % 17) + 3}`).join('\n')}`,
  ],
  tests: platformClerkTests,
  solve(input) {
    const next = readNumbers(input);
    const trains = next();
    const platforms = next();
    const free = new MinHeap<number>((one, other) => one - other);
    // No more platforms can be in use than there are trains.
    for (let platform = 1; platform <= Math.min(platforms, trains); platform += 1) {
      free.push(platform);
    }
    const busy = new MinHeap<{ until: number; platform: number }>((a, b) => a.until - b.until);
    const given: number[] = [];
    let [minute, waited] = [0, 0];
    for (let train = 0; train < trains; train += 1) {
      const [arrival, stay] = [next(), next()];
      minute = Math.max(minute, arrival);
      if (free.size === 0) minute = Math.max(minute, busy.peek()?.until ?? 0);
      while ((busy.peek()?.until ?? Infinity) <= minute) free.push(busy.pop()?.platform ?? 0);
      const platform = free.pop() ?? 0;
      busy.push({ until: minute + stay, platform });
      given.push(platform);
      waited += minute - arrival;
    }
    return `${given.join(' ')}\n${waited}`;
  },
};
