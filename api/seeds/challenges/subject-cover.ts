import type { ChallengeSource } from './challenge-source';
import { linesOf, numbersOf } from './input-text';
import { subjectCoverTests } from './generated/subject-cover';

export const subjectCover: ChallengeSource = {
  title: 'A Teacher for Every Subject',
  difficulty: 'Expert',
  topics: ['Dynamic programming', 'Bits'],
  statement: [
    'A night school wants to hire teachers so that every subject is taught by somebody. Each applicant asks for a salary and can teach one or more of the K subjects, which are numbered from 1.',
    'Print the smallest total salary with which all subjects are covered, and the smallest number of teachers who do it for that money; print -1 when the applicants together cannot teach everything.',
  ],
  inputFormat:
    'The first line holds the number of applicants N and of subjects K. Each of the next N lines holds the salary of an applicant and then the different subjects he or she can teach.',
  outputFormat: 'Two numbers: the salary and the number of teachers; or -1.',
  constraints: ['1 ≤ N ≤ 100', '1 ≤ K ≤ 12', '1 ≤ salary ≤ 10^5'],
  examples: [
    {
      input: '4 3\n50 1 2\n40 2 3\n30 3\n100 1 2 3',
      explanation: 'The first and the third cost 80; the first two cost 90.',
    },
    { input: '2 3\n10 1\n10 1 3', explanation: 'Nobody teaches subject 2.' },
  ],
  hiddenInputs: [
    '1 1\n100000 1',
    '3 2\n10 1\n10 2\n20 1 2',
    '3 3\n7 1 2\n7 2 3\n7 1 3',
    '5 4\n1 1\n1 2\n1 3\n1 4\n5 1 2 3 4',
    '2 2\n30 1 2\n20 2 1',
    '6 6\n30 1 2 3\n30 4 5 6\n20 1 4\n20 2 5\n18 3 6\n59 1 2 3 4 5 6',
    `14 8\n${Array.from({ length: 14 }, (_, index) => `${((index * 37) % 50) + 20} ${[1 + (index % 8), 1 + ((index * 3 + 1) % 8)].filter((subject, place, all) => all.indexOf(subject) === place).join(' ')}`).join('\n')}`,
    `30 6\n${Array.from({ length: 30 }, (_, index) => `${(index % 9) + 3} ${(index % 6) + 1}`).join('\n')}`,
  ],
  tests: subjectCoverTests,
  solve(input) {
    const [[, subjects = 0] = [], ...applicants] = linesOf(input).map(numbersOf);
    const all = 2 ** subjects - 1;
    const cheapest = new Map([[0, { salary: 0, teachers: 0 }]]);
    for (const [salary = 0, ...taught] of applicants) {
      const skills = taught.reduce((mask, subject) => mask | (1 << (subject - 1)), 0);
      for (const [covered, cost] of [...cheapest]) {
        const hired = { salary: cost.salary + salary, teachers: cost.teachers + 1 };
        const known = cheapest.get(covered | skills) ?? { salary: Infinity, teachers: 0 };
        const saved = known.salary - hired.salary || known.teachers - hired.teachers;
        if (saved > 0) cheapest.set(covered | skills, hired);
      }
    }
    const best = cheapest.get(all);
    return best === undefined ? '-1' : `${best.salary} ${best.teachers}`;
  },
};
