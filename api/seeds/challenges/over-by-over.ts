import type { ChallengeSource } from './challenge-source';
import { overByOverTests } from './generated/over-by-over';

export const overByOver: ChallengeSource = {
  title: 'Over by Over',
  difficulty: 'Beginner',
  topics: ['Strings', 'Loops'],
  statement: [
    'The scorer of a village cricket match writes one mark for each delivery: a digit from 0 to 6 for the runs made, W for a wicket, and X for a wide or a no-ball. X gives one run but does not count as a ball of the over; W gives no run and counts as a ball.',
    'Print the score as it stands on the board: the runs and the wickets with a slash between them, then the overs. Six counted balls make an over; 3.4 means three full overs and four balls.',
  ],
  inputFormat: 'One line with the marks, without spaces.',
  outputFormat: 'RUNS/WICKETS, one space, and the overs as FULL.BALLS.',
  constraints: ['1 ≤ number of marks ≤ 400', 'There are at most 10 wickets'],
  examples: [
    {
      input: '14X0W62',
      explanation: '1 + 4 + 1 + 0 + 6 + 2 = 14 runs; six of the marks are balls.',
    },
    { input: 'X', explanation: 'One run, and no ball of the over has been bowled.' },
  ],
  hiddenInputs: [
    '0',
    'W',
    '00000',
    'XXXXXX6',
    'W'.repeat(10),
    '6'.repeat(300),
    `${'12X406'.repeat(50)}W`,
    'W4W4W4XX1',
  ],
  tests: overByOverTests,
  solve(input) {
    const marks = input.trim();
    const extras = marks.replace(/[^X]/g, '').length;
    const wickets = marks.replace(/[^W]/g, '').length;
    const runs = [...marks.replace(/\D/g, '')].reduce((sum, run) => sum + Number(run), extras);
    const balls = marks.length - extras;
    return `${runs}/${wickets} ${Math.floor(balls / 6)}.${balls % 6}`;
  },
};
