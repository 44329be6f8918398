import {
  getChallengeEndpoint,
  getChallengesEndpoint,
  getDayChallengeEndpoint,
} from '@sopaan/schemas/practice/challenge';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { send } from '../../testing/call';
import { insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addQuiz } from '../quizzes/testing/quiz';
import { addChallenge } from './testing/challenge';

const api = testApp();
let token = '';
let userId = '';

beforeAll(async () => {
  ({ token, userId } = await api.signUp());
  await addChallenge(api.database, {
    id: 'pair',
    position: 1,
    topics: ['Arrays'],
    exam_preparation: ['Banking (IBPS, SBI, RBI)'],
  });
  await addChallenge(api.database, {
    id: 'graph',
    title: 'Market maze',
    position: 2,
    topics: ['Graphs', 'Arrays'],
    difficulty: 'Expert',
    programming_languages: ['Python'],
  });
  await addChallenge(api.database, {
    id: 'day-1',
    position: 3,
    type: '100_days_code_conquest',
    day: 1,
  });
  await insertRow(api.database, 'challenge_progress', {
    user_id: userId,
    challenge_id: 'graph',
    status: 'solved',
  });
});

const CONQUEST = { challange_type: 'code_conquest' } as const;
const DAYS = { challange_type: '100_days_code_conquest', id: 'pair-with-sum' } as const;

const ids = async (input: Record<string, unknown>) => {
  const { items } = await api.call(getChallengesEndpoint, input);
  return items.map(({ id }) => id);
};

test('[AP-004] [AP-006] [AP-036] returns a code conquest challenge with all that a solver needs', async () => {
  expect(await api.call(getChallengeEndpoint, { id: 'pair', ...CONQUEST }, token)).toMatchObject({
    id: 'pair',
    title: 'Pair with sum',
    type: 'code_conquest',
    statement: '<p>Find two numbers.</p>',
    difficultyLevel: 'Beginner',
    examples: [{ input: '1 2\n3', output: '0 1', explanation: '1 + 2' }],
    starters: [{ language: 'python', code: 'n = input()' }],
    status: 'new',
    hiddenTestCount: 1,
  });
});

test('[AP-005] [AP-006] [AP-036] finds a challenge of the 100 days by `days_id`', async () => {
  const challenge = await api.call(getDayChallengeEndpoint, { ...DAYS, days_id: 'day-1' }, token);
  expect(challenge).toMatchObject({ id: 'day-1', day: 1, type: '100_days_code_conquest' });
});

test('[AP-004] [AP-005] responds with 404 for the wrong type or an unknown id', async () => {
  const notFound = { status: 404, code: 'NOT_FOUND' };
  const rejections = [
    await api.rejection(getChallengeEndpoint, { id: 'day-1', ...CONQUEST }, token),
    await api.rejection(getDayChallengeEndpoint, { ...DAYS, days_id: 'pair' }, token),
    await api.rejection(getChallengeEndpoint, { id: 'nothing', ...CONQUEST }, token),
  ];
  expect(rejections).toMatchObject([notFound, notFound, notFound]);
});

test('[U6] [AP-004] [AP-005] guests read challenges without a status', async () => {
  const challenges = [
    await api.call(getChallengeEndpoint, { id: 'graph', ...CONQUEST }),
    await api.call(getDayChallengeEndpoint, { ...DAYS, days_id: 'day-1' }),
  ];
  expect(challenges).toMatchObject([
    { id: 'graph', status: null },
    { id: 'day-1', status: null },
  ]);
});

test('[AP-036] rejects an unknown type with 400', async () => {
  const input = { id: 'pair', challange_type: 'chess' };
  expect(await api.rejection(getChallengeEndpoint, input, token)).toMatchObject({
    status: 400,
    fields: { challange_type: expect.any(String) },
  });
});

test('[AP-006] hidden tests never leave the server', async () => {
  const responses = [
    await send(api.app, getChallengeEndpoint, { id: 'pair', ...CONQUEST }, token),
    await send(api.app, getDayChallengeEndpoint, { ...DAYS, days_id: 'day-1' }, token),
    await send(api.app, getChallengesEndpoint, {}, token),
  ];
  for (const response of responses) {
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('secret');
  }
});

test('the list has a member’s status, and none for guests', async () => {
  const asGuest = await api.call(getChallengesEndpoint, {});
  expect(asGuest.items.map(({ status }) => status)).toEqual([null, null, null]);
  const asMember = await api.call(getChallengesEndpoint, {}, token);
  expect(asMember.items.map(({ status }) => status)).toEqual(['new', 'solved', 'new']);
  const otherPerson = await api.signUp();
  const asOther = await api.call(getChallengesEndpoint, {}, otherPerson.token);
  expect(asOther.items.map(({ status }) => status)).toEqual(['new', 'new', 'new']);
});

test('[PR-001] members filter by status with counts; guests find nothing', async () => {
  const request = { status: ['solved' as const], facets: true };
  const mine = await api.call(getChallengesEndpoint, request, token);
  expect(mine.items.map(({ id, status }) => `${id} ${status}`)).toEqual(['graph solved']);
  expect(mine.facets.find(({ key }) => key === 'status')?.options).toEqual([
    { value: 'new', count: 2 },
    { value: 'tried', count: 0 },
    { value: 'solved', count: 1 },
  ]);
  const topics = mine.facets.find(({ key }) => key === 'topic')?.options;
  expect(topics).toContainEqual({ value: 'Graphs', count: 1 });
  expect(await api.call(getChallengesEndpoint, request)).toMatchObject({ items: [], total: 0 });
});

test('filters the list in its order, paginated', async () => {
  expect(await ids({ topic: ['Arrays'] })).toEqual(['pair', 'graph']);
  expect(await ids({ difficultyLevel: ['Expert'] })).toEqual(['graph']);
  expect(await ids({ difficultyLevel: ['Expert', 'Beginner'], topic: ['Graphs'] })).toEqual([
    'graph',
  ]);
  expect(await ids({ type: ['100_days_code_conquest'] })).toEqual(['day-1']);
  expect(await ids({ programmingLanguages: ['Python', 'C++'] })).toEqual(['graph']);
  expect(await ids({ search: 'maze' })).toEqual(['graph']);
  const first = await api.call(getChallengesEndpoint, { limit: 2 });
  expect(first).toMatchObject({ total: 3, items: [{ id: 'pair' }, { id: 'graph' }] });
  expect(await ids({ limit: 2, cursor: first.nextCursor })).toEqual(['day-1']);
});

test('rejects an unknown option with 400', async () => {
  const input = { difficultyLevel: ['Expert', 'Wizard'] };
  expect(await api.rejection(getChallengesEndpoint, input)).toMatchObject({
    status: 400,
    fields: { 'difficultyLevel[1]': expect.any(String) },
  });
});

test('[EX-017] lists challenges and quizzes together, easiest first, with the type and parent that their links need', async () => {
  await addQuiz(api.database);
  await api.database.query("update quizzes set difficulty = 'Beginner'");
  const { items, total } = await api.call(searchPracticeEndpoint, { facets: true });
  expect(total).toBe(4);
  expect(items.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'challenge pair',
    'challenge day-1',
    'quiz q1',
    'challenge graph',
  ]);
  expect(items[0]).toMatchObject({
    day: null,
    topics: expect.any(Array),
    points: 10,
    durationSeconds: null,
    questionCount: null,
  });
  expect(items[2]).toMatchObject({
    parentId: 'i1',
    type: 'quiz',
    points: null,
    durationSeconds: 600,
    questionCount: 3,
  });
});
