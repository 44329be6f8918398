import type { Submission } from '@sopaan/schemas/practice/submission';

export function aSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    id: 's1',
    challengeId: 'c1',
    language: 'javascript',
    status: 'done',
    verdict: 'accepted',
    passedTests: 9,
    testCount: 9,
    timeMs: 22,
    memoryKb: 2_867,
    createdAt: '2026-11-21T10:00:00.000Z',
    code: 'console.log(12)',
    languageVersion: '20.20.2',
    position: null,
    failedTest: null,
    compileOutput: '',
    pointsEarned: 10,
    comparison: null,
    ...changes,
  };
}
