import type { ChallengeSource } from './challenge-source';
import { calmSensorTests } from './generated/calm-sensor';
import { lineAt, numbersOf, sequence } from './input-text';

export const calmSensor: ChallengeSource = {
  title: 'A Calmer Sensor',
  difficulty: 'Beginner',
  topics: ['Arrays', 'Sliding window'],
  practice: {
    type: 'Projects',
    projectType: 'IoT',
    mode: 'Mentor-Guided',
  },
  statement: [
    'A cheap soil sensor jumps. Its readings become calmer when each is replaced by the average of the last K readings, itself included; the first readings use as many as there are.',
    'Print the calmer readings, each rounded down to a whole number.',
  ],
  inputFormat: 'The first line holds N and K. The second line holds N readings.',
  outputFormat: 'N numbers separated by one space.',
  constraints: ['1 ≤ K ≤ N ≤ 10^5', '0 ≤ reading ≤ 10^4'],
  examples: [
    { input: '5 3\n10 40 10 10 70', explanation: '10, 25, 20, 20 and 30.' },
    { input: '2 1\n3 9', explanation: 'The average of one reading is the reading.' },
  ],
  hiddenInputs: [
    '1 1\n0',
    '4 4\n1 2 3 4',
    '4 2\n1 2 3 4',
    '6 3\n0 0 10000 0 0 0',
    `500 7\n${sequence(500, (index) => (index * 61) % 997)}`,
    '3 2\n5 5 5',
  ],
  tests: calmSensorTests,
  solve(input) {
    const [, width = 1] = numbersOf(lineAt(input, 0));
    const readings = numbersOf(lineAt(input, 1));
    let sum = 0;
    return readings
      .map((reading, index) => {
        sum += reading - (readings[index - width] ?? 0);
        return Math.floor(sum / Math.min(index + 1, width));
      })
      .join(' ');
  },
};
