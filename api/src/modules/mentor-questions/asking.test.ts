import { getMentorEndpoint, getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import {
  askMentorEndpoint,
  blockAskerEndpoint,
  getQuestionSettingsEndpoint,
  setTakesQuestionsEndpoint,
  withdrawMentorQuestionEndpoint,
} from '@sopaan/schemas/mentors/mentor-question';
import { insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addMentorRow } from './testing/question';
import { aRequest, questionCalls } from './testing/question-calls';

const api = testApp();
const { ask, answer, addMentor, refuse, list, stateFor, notices } = questionCalls(api);

test('[U16] a minor whose parent has not agreed cannot ask', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  await insertRow(api.database, 'member_ages', { user_id: asker.userId, age_group: 'minor' });
  expect(await refuse(mentor.id, asker)).toMatchObject({ code: 'PARENTAL_CONSENT_NEEDED' });
});

test('a question is plain text about a topic of the mentor, within the limits of its length', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const reject = (changes: object) =>
    api.rejection(askMentorEndpoint, { ...aRequest(mentor.id), ...changes }, asker.token);
  expect(await reject({ text: 'Too short' })).toMatchObject({ fields: { text: /at least 20/ } });
  expect(await reject({ text: 'a'.repeat(1_001) })).toMatchObject({ status: 400 });
  expect(await reject({ topic: 'Cricket' })).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { topic: expect.any(String) },
  });
  expect(await reject({ id: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await list('asked', asker)).toEqual([]);
});

test('a question that is sent twice is stored once; its id cannot be used for another', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const request = aRequest(mentor.id);
  const [one, two] = await Promise.all([
    api.call(askMentorEndpoint, request, asker.token),
    api.call(askMentorEndpoint, request, asker.token),
  ]);
  expect(one).toEqual(two);
  expect(await notices(mentor)).toHaveLength(1);
  const stranger = await api.signUp();
  expect(await api.rejection(askMentorEndpoint, request, stranger.token)).toMatchObject({
    code: 'CONFLICT',
  });
});

test('of two questions to a mentor at once, one is stored, and the other is told why', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const results = await Promise.allSettled([ask(mentor.id, asker), ask(mentor.id, asker)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await list('asked', asker)).toHaveLength(1);
  expect(await refuse(mentor.id, asker)).toMatchObject({ code: 'CONFLICT', message: /already/ });
  const [question] = await list('asked', asker);
  expect(await stateFor(mentor.id, asker)).toEqual({
    obstacle: 'open-question',
    openQuestionId: question?.questionId,
  });
  await answer(question?.questionId ?? '', mentor);
  await ask(mentor.id, asker);
});

test('a member asks at most five questions within 24 hours, withdrawn ones included, even at once', async () => {
  const asker = await api.signUp();
  const mentors = await Promise.all(Array.from({ length: 7 }, addMentor));
  const first = await ask(mentors[0]?.id ?? '', asker);
  await api.call(withdrawMentorQuestionEndpoint, first, asker.token);
  const results = await Promise.allSettled(mentors.slice(1).map(({ id }) => ask(id, asker)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  const [mentor] = mentors;
  expect(await refuse(mentor?.id ?? '', asker)).toMatchObject({ code: 'CLOSED' });
  expect(await stateFor(mentor?.id ?? '', asker)).toMatchObject({ obstacle: 'daily-limit' });
  await api.database.query(
    `update mentor_questions set created_at = now() - interval '25 hours' where user_id = $1`,
    [asker.userId],
  );
  expect(await stateFor(mentor?.id ?? '', asker)).toMatchObject({ obstacle: null });
});

test('a blocked member cannot ask again, the open question is declined, and both can be undone', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const { questionId } = await ask(mentor.id, asker);
  const block = (blocked: boolean) =>
    api.call(blockAskerEndpoint, { questionId, blocked }, mentor.token);
  expect(await block(true)).toMatchObject({ status: 'declined', reply: '', isBlocked: true });
  expect(await block(true)).toMatchObject({ isBlocked: true });
  expect(await list('asked', asker)).toMatchObject([{ status: 'declined', isBlocked: false }]);
  expect(await refuse(mentor.id, asker)).toMatchObject({ code: 'CLOSED' });
  expect(await stateFor(mentor.id, asker)).toMatchObject({ obstacle: 'blocked' });
  expect(await block(false)).toMatchObject({ isBlocked: false });
  await ask(mentor.id, asker);
});

test('a mentor cannot ask themselves, and can pause questions; another member has no such setting', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  expect(await refuse(mentor.id, mentor)).toMatchObject({ code: 'FORBIDDEN' });
  const set = { takesQuestions: false };
  expect(await api.call(setTakesQuestionsEndpoint, set, mentor.token)).toEqual({
    mentorId: mentor.id,
    takesQuestions: false,
    openCount: 0,
  });
  expect(await refuse(mentor.id, asker)).toMatchObject({ code: 'CLOSED' });
  expect(await api.call(getMentorEndpoint, { id: mentor.id })).toMatchObject(set);
  expect(await api.rejection(setTakesQuestionsEndpoint, set, asker.token)).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await api.call(getQuestionSettingsEndpoint, {}, asker.token)).toMatchObject({
    mentorId: null,
  });
});

test('a mentor without an account takes questions only as sample data, and nobody is told of them', async () => {
  const asker = await api.signUp();
  await addMentorRow(api.database, { id: 'old', sample: false });
  await addMentorRow(api.database, { id: 'sample', sample: true });
  expect(await refuse('old', asker)).toMatchObject({ code: 'CLOSED' });
  expect(await ask('sample', asker)).toMatchObject({ isSample: true, status: 'open' });
  const { items } = await api.call(getMentorsEndpoint, { takesQuestions: true, limit: 50 });
  const listed = new Map(items.map((item) => [item.id, item]));
  expect(listed.get('sample')).toMatchObject({ takesQuestions: true, isSample: true });
  expect(listed.has('old')).toBe(false);
});
