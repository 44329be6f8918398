import type { ChallengeSource } from './challenge-source';
import { lateExpressTests } from './generated/late-express';

const DAY = 24 * 60;

export const lateExpress: ChallengeSource = {
  title: 'The Late Express',
  difficulty: 'Beginner',
  topics: ['Numbers', 'Strings'],
  statement: [
    'A train is due at a station at a given time and comes D minutes late. When D is negative it comes that many minutes early.',
    'Print the time at which it really comes, on the 24-hour clock, and how many midnights lie between: +0 on the planned day, +1 on the day after, -1 on the day before, and so on.',
  ],
  inputFormat: 'One line with the planned time as HH:MM, one space, and D.',
  outputFormat: 'The real time as HH:MM, one space, and the days with their sign.',
  constraints: ['00:00 ≤ planned time ≤ 23:59', '-10^5 ≤ D ≤ 10^5'],
  examples: [
    { input: '22:50 95', explanation: '70 minutes to midnight, and 25 more.' },
    { input: '06:15 -20', explanation: 'Early, but still on the planned day.' },
  ],
  hiddenInputs: [
    '00:00 0',
    '23:59 1',
    '00:00 -1',
    '12:30 -750',
    '00:10 -1440',
    '18:45 1440',
    '05:05 100000',
    '09:07 -100000',
  ],
  tests: lateExpressTests,
  solve(input) {
    const [hour = 0, minute = 0, delay = 0] = input.replace(':', ' ').split(' ').map(Number);
    const total = hour * 60 + minute + delay;
    const days = Math.floor(total / DAY);
    const rest = total - days * DAY;
    const clock = [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0'));
    return `${clock.join(':')} ${days < 0 ? '-' : '+'}${Math.abs(days)}`;
  },
};
