import { LANGUAGES } from '@sopaan/schemas/code-runs/code-run';
import {
  createSubmissionEndpoint,
  getSubmissionEndpoint,
  getSubmissionsEndpoint,
} from '@sopaan/schemas/practice/submission';
import { send } from '../../testing/call';
import { insertRow } from '../../testing/insert-row';
import { FakeRunner } from '../../testing/fake-runner';
import { testApp } from '../../testing/test-app';
import { addChallenge } from '../practice/testing/challenge';
import { addSubmission } from './testing/submission';

const runner = new FakeRunner();
const api = testApp(undefined, { runner });
let token = '';
let userId = '';

beforeAll(async () => {
  await addChallenge(api.database, { id: 'pair' });
  await addChallenge(api.database, { id: 'day-7', type: '100_days_code_conquest', day: 7 });
});
beforeEach(async () => {
  ({ token, userId } = await api.signUp());
  jest.restoreAllMocks();
});

/** Makes all runtimes unavailable. */
function withoutRuntimes(): void {
  const unavailable = { version: '', aliases: [], available: false, reason: 'no sandbox' };
  const states = LANGUAGES.map((language) => ({ language, ...unavailable }));
  jest.spyOn(runner, 'runtimes').mockResolvedValue(states);
}

let submitCount = 0;
const submissionInput = (input: object = {}) => {
  submitCount += 1;
  return {
    id: 'pair',
    language: 'python',
    code: 'print(1)',
    requestId: `request-${String(submitCount).padStart(6, '0')}`,
    ...input,
  } as const;
};
const createSubmission = (input = submissionInput()) =>
  api.call(createSubmissionEndpoint, input, token);

test('a new submission is queued with its position', async () => {
  const submission = await createSubmission(
    submissionInput({ language: 'java', code: ' class Main {} ' }),
  );
  expect(submission).toEqual({
    id: expect.any(String),
    challengeId: 'pair',
    language: 'java',
    code: ' class Main {} ',
    status: 'queued',
    verdict: null,
    passedTests: 0,
    testCount: 2,
    timeMs: null,
    memoryKb: null,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    languageVersion: '',
    position: expect.any(Number),
    failedTest: null,
    compileOutput: '',
    pointsEarned: 0,
    comparison: null,
  });
  expect(await api.call(getSubmissionEndpoint, { id: submission.id }, token)).toEqual(submission);
});

test('a stored submission wakes the judge of this process, a rejected one does not', async () => {
  const wake = jest.spyOn(api.app.submissionWakeup, 'wake');
  await api.rejection(createSubmissionEndpoint, submissionInput({ id: 'none' }), token);
  expect(wake).not.toHaveBeenCalled();
  await createSubmission();
  expect(wake).toHaveBeenCalledTimes(1);
});

test('the same request id creates one submission, however often and concurrently it is sent', async () => {
  const input = submissionInput();
  const responses = await Promise.all(Array.from({ length: 6 }, () => createSubmission(input)));
  expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
  // A repeated request succeeds even when new submissions are rejected.
  withoutRuntimes();
  expect((await createSubmission(input)).id).toBe(responses[0]?.id);
  for (const change of [{ code: 'print(2)' }, { language: 'php' }, { id: 'day-7' }]) {
    const rejected = await api.rejection(createSubmissionEndpoint, { ...input, ...change }, token);
    expect(rejected).toMatchObject({ status: 409, code: 'CONFLICT' });
  }
  // Request ids are per user.
  const otherPerson = await api.signUp();
  jest.restoreAllMocks();
  const theirs = await api.call(createSubmissionEndpoint, input, otherPerson.token);
  expect(theirs.id).not.toBe(responses[0]?.id);
});

test('rejects an unknown challenge, a locked day, empty code and a missing runtime', async () => {
  const rejectionOf = (input: object) =>
    api.rejection(createSubmissionEndpoint, submissionInput(input), token);
  expect(await rejectionOf({ id: 'none' })).toMatchObject({ status: 404 });
  expect(await rejectionOf({ id: 'day-7' })).toMatchObject({ status: 403, code: 'DAY_LOCKED' });
  expect(await rejectionOf({ code: ' \n' })).toMatchObject({
    fields: { code: expect.any(String) },
  });
  expect(await rejectionOf({ language: 'cobol' })).toMatchObject({
    fields: { language: expect.any(String) },
  });
  expect(await rejectionOf({ language: 'php' })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { language: expect.stringContaining('php') },
  });
  withoutRuntimes();
  expect(await rejectionOf({})).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect((await send(api.app, createSubmissionEndpoint, submissionInput())).statusCode).toBe(401);
});

test('limits a user to three unfinished submissions and twenty per minute', async () => {
  const responses = await Promise.all(
    Array.from({ length: 5 }, () =>
      send(api.app, createSubmissionEndpoint, submissionInput(), token),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429]);
  const rejected = responses.find(({ statusCode }) => statusCode === 429);
  expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(0);
  await api.database.query(
    `update submissions set status = 'done', verdict = 'accepted' where user_id = $1`,
    [userId],
  );
  await createSubmission();

  // Six of the twenty are used.
  const repeatedInput = submissionInput();
  const statuses = [];
  for (let count = 0; count < 16; count += 1) {
    statuses.push((await send(api.app, createSubmissionEndpoint, repeatedInput, token)).statusCode);
  }
  expect(statuses.lastIndexOf(200)).toBe(13);
  expect(statuses.slice(14)).toEqual([429, 429]);
});

test('submissions and their list are visible to their author only, newest first, paginated', async () => {
  const ids: string[] = [];
  for (const secondsAgo of [30, 20, 10]) {
    ids.push(
      await addSubmission(
        api.database,
        { userId, challengeId: 'pair', secondsAgo },
        { status: 'done', verdict: 'accepted', passed_tests: 2, time_ms: secondsAgo },
      ),
    );
  }
  const otherPerson = await api.signUp();
  await addSubmission(api.database, { userId: otherPerson.userId, challengeId: 'pair' });
  await addSubmission(api.database, { userId, challengeId: 'day-7' });

  const list = { id: 'pair', limit: 2 };
  const first = await api.call(getSubmissionsEndpoint, list, token);
  const cursor = first.nextCursor ?? 'none';
  const second = await api.call(getSubmissionsEndpoint, { ...list, cursor }, token);
  const items = [...first.items, ...second.items];
  expect(items.map(({ id }) => id)).toEqual([...ids].reverse());
  expect(second.nextCursor).toBeNull();
  expect(items[0]).toMatchObject({ verdict: 'accepted', passedTests: 2, timeMs: 10 });
  expect(items[0]).not.toHaveProperty('code');

  const [id = ''] = ids;
  const rejection = await api.rejection(getSubmissionEndpoint, { id }, otherPerson.token);
  expect(rejection).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await api.rejection(getSubmissionsEndpoint, { id: 'none' }, token)).toMatchObject({
    status: 404,
  });
  const newcomer = await api.signUp();
  expect(await api.call(getSubmissionsEndpoint, { id: 'pair' }, newcomer.token)).toEqual({
    items: [],
    nextCursor: null,
  });
  for (const endpoint of [getSubmissionEndpoint, getSubmissionsEndpoint]) {
    expect((await send(api.app, endpoint, { id })).statusCode).toBe(401);
  }
});

test('no response contains hidden tests', async () => {
  await insertRow(api.database, 'challenge_tests', {
    challenge_id: 'pair',
    position: 2,
    input: 'hidden in',
    output: 'hidden out',
  });
  const submission = await createSubmission();
  const list = await send(api.app, getSubmissionsEndpoint, { id: 'pair' }, token);
  expect(submission.testCount).toBe(3);
  expect(JSON.stringify(submission) + list.body).not.toMatch(/hidden|secret/);
});
