import type { ChallengeSource } from './challenge-source';
import { kolamStrokeTests } from './generated/kolam-stroke';
import { readNumbers } from './input-text';

export const kolamStroke: ChallengeSource = {
  title: 'A Kolam in One Stroke',
  difficulty: 'Intermediate',
  topics: ['Graphs'],
  statement: [
    'A kolam is drawn on the ground with rice flour, as lines that join dots, and the finest ones are drawn in one stroke. In one stroke the hand is not lifted and no line is drawn twice, but it may pass a dot as often as it likes.',
    'Given the lines, print LOOP when one stroke can end on the dot where it began; PATH and the two dots where it has to begin and end, the smaller first, when one stroke is possible only with different ends; otherwise print NO. Dots without lines do not matter.',
  ],
  inputFormat:
    'The first line holds the number of dots N and of lines M. Each of the next M lines holds the two dots that a line joins; dots are numbered from 1.',
  outputFormat: 'LOOP, PATH and two numbers separated by single spaces, or NO.',
  constraints: [
    '2 ≤ N ≤ 10^4',
    '1 ≤ M ≤ 10^5',
    'A line joins two different dots; several lines may join the same two',
  ],
  examples: [
    {
      input: '4 5\n1 2\n2 3\n3 4\n4 1\n1 3',
      explanation: 'A square with one diagonal: 1, 2, 3, 4, 1, 3 draws it.',
    },
    { input: '5 4\n1 2\n2 1\n4 5\n4 5', explanation: 'Two pieces that do not touch.' },
  ],
  hiddenInputs: [
    '2 1\n2 1',
    '3 2\n2 3\n2 3',
    '4 3\n1 2\n1 3\n1 4',
    '7 6\n2 3\n3 4\n4 2\n4 5\n5 6\n6 4',
    '6 4\n1 2\n2 3\n3 1\n5 6',
    '4 6\n1 2\n1 3\n1 4\n2 3\n2 4\n3 4',
    `100 99\n${Array.from({ length: 99 }, (_, index) => `${((index * 37) % 100) + 1} ${(((index + 1) * 37) % 100) + 1}`).join('\n')}`,
    `500 500\n${Array.from({ length: 500 }, (_, index) => `${index + 1} ${((index + 1) % 500) + 1}`).join('\n')}`,
  ],
  tests: kolamStrokeTests,
  solve(input) {
    const next = readNumbers(input);
    next();
    const lines = new Map<number, number[]>();
    for (let line = next(); line > 0; line -= 1) {
      const [a, b] = [next(), next()];
      for (const [dot, other] of [[a, b] as const, [b, a] as const]) {
        const others = lines.get(dot);
        if (others) others.push(other);
        else lines.set(dot, [other]);
      }
    }
    const [start = 0] = lines.keys();
    const reached = new Set([start]);
    for (const dot of reached) for (const other of lines.get(dot) ?? []) reached.add(other);
    const odd = [...lines].filter(([, others]) => others.length % 2 === 1).map(([dot]) => dot);
    if (reached.size < lines.size || odd.length > 2) return 'NO';
    return odd.length === 0 ? 'LOOP' : `PATH ${odd.sort((a, b) => a - b).join(' ')}`;
  },
};
