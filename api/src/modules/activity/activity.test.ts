import { randomUUID } from 'node:crypto';
import { ACTIVITY_KINDS, getActivityEndpoint } from '@sopaan/schemas/activity/activity';
import { applyEndpoint, withdrawApplicationEndpoint } from '@sopaan/schemas/jobs/application';
import {
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { hoursFromNow, insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addCompetition } from '../competitions/testing/competition';
import { addJob } from '../jobs/testing/job';
import { addStoredMentor } from '../mentor-applications/testing/stored-application';
import { addChallenge } from '../practice/testing/challenge';
import { addQuiz } from '../quizzes/testing/quiz';
import { addTeamOfOne } from '../registrations/testing/registration';

const api = testApp();

beforeAll(async () => {
  const { database } = api;
  await addJob(database, { id: 'job-1' });
  await addCompetition(database, { id: 'event-1', title: 'Rail Hack' });
  await addQuiz(database);
  await addChallenge(database, { id: 'c1' });
});

async function signUpWithActivities() {
  const member = await api.signUp();
  const { userId, token } = member;
  const { database } = api;
  await api.call(applyEndpoint, { id: 'job-1' }, token);
  await api.call(withdrawApplicationEndpoint, { id: 'job-1' }, token);
  await addTeamOfOne(database, { eventId: 'event-1', userId, name: `Team ${userId}` });
  const { attemptId } = await api.call(
    startQuizAttemptEndpoint,
    { quizId: 'q1', order: 'stored' },
    token,
  );
  await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
  await insertRow(database, 'submissions', {
    id: randomUUID(),
    user_id: userId,
    challenge_id: 'c1',
    request_id: randomUUID(),
    language: 'python',
    code: 'print(1)',
    status: 'done',
    verdict: 'wrong_answer',
    passed_tests: 1,
    test_count: 2,
    created_at: hoursFromNow(-2),
  });
  await addStoredMentor(database, { userId, mark: 'Asha' });
  await database.query('update mentor_applications set decided_at = $2 where user_id = $1', [
    userId,
    hoursFromNow(-1),
  ]);
  return member;
}

test('the activity list has what a member has done, newest first', async () => {
  const { token, userId } = await signUpWithActivities();
  const { items, nextCursor } = await api.call(getActivityEndpoint, {}, token);
  expect(nextCursor).toBeNull();
  const times = items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const facts = items.map(({ kind, status, title, detail }) => [kind, status, title, detail]);
  expect(facts).toHaveLength(8);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['application', 'submitted', 'Frontend Engineer', 'sopaan'],
      ['application', 'withdrawn', 'Frontend Engineer', 'sopaan'],
      ['competition', 'registered', 'Rail Hack', ''],
      ['team', 'leader', 'Rail Hack', `Team ${userId}`],
      ['quiz', 'submitted', 'Rivers of India', ''],
      ['submission', 'wrong_answer', 'Pair with sum', 'python'],
      ['mentor', 'submitted', 'Teacher', ''],
      ['mentor', 'accepted', 'Teacher', ''],
    ]),
  );
  expect(facts.at(-1)?.[0]).toBe('submission');
});

test('each activity has its subject and its score', async () => {
  const { token } = await signUpWithActivities();
  const newestOf = async (kind: (typeof ACTIVITY_KINDS)[number]) =>
    (await api.call(getActivityEndpoint, { kind }, token)).items[0];
  expect(await newestOf('quiz')).toMatchObject({
    subject: { id: 'q1', type: 'quiz', parentId: 'i1' },
    score: 0,
    total: 3,
  });
  expect(await newestOf('submission')).toMatchObject({
    subject: { id: 'c1', type: 'code_conquest' },
    score: 1,
    total: 2,
  });
  expect(await newestOf('application')).toMatchObject({
    status: 'withdrawn',
    subject: { id: 'job-1', type: 'private' },
    score: null,
  });
});

test.each(ACTIVITY_KINDS)(
  'the activity filter %s returns only activities of that kind',
  async (kind) => {
    const { token } = await signUpWithActivities();
    const { items } = await api.call(getActivityEndpoint, { kind }, token);
    expect(new Set(items.map((item) => item.kind))).toEqual(new Set([kind]));
  },
);

test('the pages of the activity list have no gaps, and another member sees none of the activities', async () => {
  const [{ token }, stranger] = [await signUpWithActivities(), await api.signUp()];
  const all = await api.call(getActivityEndpoint, {}, token);
  const paged = [];
  let cursor: string | null = null;
  do {
    const request: { limit: number; cursor?: string } = { limit: 3, ...(cursor && { cursor }) };
    const page = await api.call(getActivityEndpoint, request, token);
    paged.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(paged).toEqual(all.items);
  expect(await api.call(getActivityEndpoint, {}, stranger.token)).toEqual({
    items: [],
    nextCursor: null,
  });
});
