import type { ChallengeSource } from './challenge-source';
import { electricityBillTests } from './generated/electricity-bill';

export const electricityBill: ChallengeSource = {
  title: 'The Electricity Bill',
  difficulty: 'Beginner',
  topics: ['Conditions', 'Numbers'],
  statement: [
    'A household pays by slabs: ₹3 for each of the first 100 units, ₹5 for each of the next 200 and ₹8 for each unit above 300. A fixed charge of ₹50 is added to every bill.',
    'Given the units used in a month, print the bill in rupees.',
  ],
  inputFormat: 'One line with the number of units.',
  outputFormat: 'One number: the bill.',
  constraints: ['0 ≤ units ≤ 10^6'],
  examples: [
    { input: '120', explanation: '100 × 3 + 20 × 5 + 50 = 450.' },
    { input: '0', explanation: 'Only the fixed charge.' },
  ],
  hiddenInputs: ['1', '100', '101', '300', '301', '999999'],
  tests: electricityBillTests,
  solve(input) {
    const units = Number(input);
    const first = Math.min(units, 100);
    const second = Math.min(Math.max(units - 100, 0), 200);
    return String(first * 3 + second * 5 + Math.max(units - 300, 0) * 8 + 50);
  },
};
