import {
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import {
  getSignedQuizReceiptEndpoint,
  type SignedQuizReceipt,
} from '@sopaan/schemas/quizzes/quiz-receipt';
import { addJob } from '../../../modules/jobs/testing/job';
import { addChallenge } from '../../../modules/practice/testing/challenge';
import { addQuiz } from '../../../modules/quizzes/testing/quiz';
import type { TestApp } from '../../test-app';
import type { Samples, World } from './sample';

/** Adds the data that the samples of this file use. */
export async function addContent({ database }: TestApp): Promise<void> {
  await addQuiz(database, { is_ranked: true });
  await addChallenge(database, { id: 'c1' });
  await addJob(database, { id: 'job1' });
  await addChallenge(database, { id: 'd1', type: '100_days_code_conquest', day: 1 });
}

async function startAttempt({ api, owner }: World): Promise<string> {
  const input = { quizId: 'q1', order: 'stored' } as const;
  const attempt = await api.call(startQuizAttemptEndpoint, input, owner.token);
  return attempt.attemptId;
}

async function endAttempt(world: World): Promise<string> {
  const attemptId = await startAttempt(world);
  await world.api.call(submitQuizAttemptEndpoint, { attemptId }, world.owner.token);
  return attemptId;
}

async function readReceipt(world: World): Promise<SignedQuizReceipt> {
  const input = { attemptId: await endAttempt(world) };
  return world.api.call(getSignedQuizReceiptEndpoint, input, world.owner.token);
}

const person = { name: 'Asha', lastName: 'Rao', email: 'asha@example.com' };

export const contentSamples: Samples = {
  'POST /api/Institution/quize_data': {
    input: () => ({ type: ['quiz'], institute_id: 'i1', quiz_id: 'q1' }),
  },
  'GET /api/quizzes': {},
  'GET /api/quizzes/results': {},
  'POST /api/quizzes/:quizId/attempts': { input: () => ({ quizId: 'q1' }) },
  'PUT /api/attempts/:attemptId/answers': {
    input: async (world) => ({
      attemptId: await startAttempt(world),
      questionId: 'q1-1',
      optionIndex: 0,
    }),
    strangerStatus: 404,
  },
  'POST /api/attempts/:attemptId/submit': {
    input: async (world) => ({ attemptId: await startAttempt(world) }),
    strangerStatus: 404,
  },
  'GET /api/attempts/:attemptId/receipt': {
    input: async (world) => ({ attemptId: await endAttempt(world) }),
    strangerStatus: 404,
  },
  'GET /api/quiz-receipts/:code': {
    input: async (world) => ({ code: (await readReceipt(world)).receipt.code }),
  },
  'POST /api/quiz-receipts/verify': { input: readReceipt },
  'GET /api/quizzes/:quizId/figures': { input: () => ({ quizId: 'q1' }) },
  'GET /api/quizzes/:quizId/ranking': { input: () => ({ quizId: 'q1' }) },
  'PUT /api/quizzes/:quizId/certificate': {
    async input(world) {
      await endAttempt(world);
      return { quizId: 'q1' };
    },
    // Other members have not finished an attempt.
    strangerStatus: 409,
  },
  'GET /api/practice/challenges': {},
  'GET /api/practice/items': {},
  'POST /api/execute': {
    input: () => ({ language: 'python', version: '3.10.0', files: [{ content: 'print(1)' }] }),
  },
  'POST /api/v2/execute': {
    input: () => ({ language: 'python', version: '3.10.0', files: [{ content: 'print(1)' }] }),
  },
  'GET /api/runtimes': {},
  'GET /api/v2/runtimes': {},
  'GET /api/practice/conquest': {},
  'GET /api/practice/conquest/leaderboard': {},
  'GET /api/practice/hundred-days': {},
  'POST /api/practice/hundred-days/start': {},
  'POST /api/practice/hundred-days/restart': {},
  'GET /api/competitions': {},
  'POST /api/get/practice/challanges/id': {
    input: () => ({ id: 'c1', challange_type: 'code_conquest' }),
  },
  'POST /api/get/practice/challanges': {
    input: () => ({ id: 'Day 1', days_id: 'd1', challange_type: '100_days_code_conquest' }),
  },

  'POST /api/contact/message': { input: () => ({ ...person, message: 'How do I begin here?' }) },
  'GET /api/site/company': {},
  'GET /api/site/status': {},
  'GET /api/faq': { input: () => ({ page: 'about', q: 'acount' }) },
  'GET /api/courses': {},
  'POST /api/course/get/info': { input: () => ({ courseId: 'course-of-samples' }) },
  'POST /api/get/all/hostevent': {},
  'POST /api/get/by_id/hostevent/': { input: () => ({ eventID: 'event-of-samples' }) },
  'GET /api/institutes': {},
  'GET /api/institutes/:id': { input: () => ({ id: 'i1' }) },
  'GET /api/job/get_all': {},
  'GET /api/govtjob/get_all': {},
  'GET /api/privatejob/get_all': {},
  'POST /api/private/jobs/byid': { input: () => ({ id: 'job1' }) },
  'GET /api/similar-jobs': { input: () => ({ id: 'job1' }) },
  'GET /api/similar-courses': { input: () => ({ id: 'course-of-samples' }) },
  'GET /api/similar-challenges': { input: () => ({ id: 'c1' }) },
  'GET /api/mentors': {},
  'GET /api/mentors/figures': {},

  'GET /healthz': {},
  'GET /readyz': {},
  'GET /api/docs': {},
  'GET /api/docs/json': {},
  'GET /api/docs/yaml': {},
  'GET /api/docs/static/*': { status: 404 },
  'GET /api/docs/static/index.html': { status: 302 },
  'GET /api/docs/static/swagger-initializer.js': {},
};
