import { getMentorEndpoint } from '@sopaan/schemas/mentors/mentor';
import {
  answerMentorQuestionEndpoint,
  blockAskerEndpoint,
  declineMentorQuestionEndpoint,
  getMentorQuestionEndpoint,
  getMentorQuestionsEndpoint,
  getQuestionSettingsEndpoint,
  reportMentorQuestionEndpoint,
  withdrawMentorQuestionEndpoint,
} from '@sopaan/schemas/mentors/mentor-question';
import { runCleanup } from '../../cleanup/cleanup';
import { testApp } from '../../testing/test-app';
import { mentorQuestionsCleanup } from './mentor-questions.cleanup';
import { A_QUESTION, addStoredQuestion } from './testing/question';
import { ANSWER, questionCalls } from './testing/question-calls';

const api = testApp();
const { ask, addMentor, list, askAndAnswer } = questionCalls(api);

test('a question belongs to two people: others do not find it, and neither can act for the other', async () => {
  const [mentor, asker, stranger] = [await addMentor(), await api.signUp(), await addMentor()];
  const { questionId } = await ask(mentor.id, asker);
  const text = ANSWER;
  const rejections = await Promise.all([
    ...[stranger, asker].flatMap(({ token }) => [
      api.rejection(answerMentorQuestionEndpoint, { questionId, text }, token),
      api.rejection(declineMentorQuestionEndpoint, { questionId, reason: text }, token),
      api.rejection(blockAskerEndpoint, { questionId, blocked: true }, token),
    ]),
    ...[stranger, mentor].map(({ token }) =>
      api.rejection(withdrawMentorQuestionEndpoint, { questionId }, token),
    ),
    api.rejection(getMentorQuestionEndpoint, { questionId }, stranger.token),
    api.rejection(reportMentorQuestionEndpoint, { questionId }, stranger.token),
  ]);
  expect(rejections.map(({ code }) => code)).toEqual(rejections.map(() => 'NOT_FOUND'));
  expect(await list('received', stranger)).toEqual([]);
  expect(await api.call(getMentorQuestionEndpoint, { questionId }, mentor.token)).toMatchObject({
    isReceived: true,
  });
});

test('the usual time to an answer is stated from three answers on', async () => {
  const { mentor } = await askAndAnswer();
  const asker = await api.signUp();
  const facts = async () => {
    const { answers, usualAnswerDays } = await api.call(getMentorEndpoint, { id: mentor.id });
    return { answers, usualAnswerDays };
  };
  const addAnswered = (hours: number) =>
    addStoredQuestion(api.database, {
      mentor_id: mentor.id,
      user_id: asker.userId,
      status: 'answered',
      reply: ANSWER,
      created_at: new Date(Date.now() - hours * 3_600_000),
      closed_at: new Date(),
    });
  await addAnswered(47);
  expect(await facts()).toEqual({ answers: 2, usualAnswerDays: null });
  await addAnswered(200);
  expect(await facts()).toEqual({ answers: 3, usualAnswerDays: 2 });
});

test('what an admin hides, each of the two no longer sees of the other', async () => {
  const { mentor, asker, question } = await askAndAnswer();
  const { questionId } = question;
  await api.call(reportMentorQuestionEndpoint, { questionId }, asker.token);
  await api.call(reportMentorQuestionEndpoint, { questionId }, asker.token);
  expect(await list('asked', asker)).toMatchObject([{ isReported: true, isHidden: false }]);
  expect(await list('received', mentor)).toMatchObject([{ isReported: false }]);
  await api.database.query('update mentor_questions set hidden_at = now() where id = $1', [
    questionId,
  ]);
  expect(await list('received', mentor)).toEqual([]);
  expect(await list('asked', asker)).toMatchObject([{ isHidden: true, reply: '' }]);
});

test('questions are listed newest first, page by page, and by those that are open', async () => {
  const { mentor } = await askAndAnswer();
  const [one, two] = [await api.signUp(), await api.signUp()];
  const first = await ask(mentor.id, one);
  const second = await ask(mentor.id, two);
  const page = await api.call(
    getMentorQuestionsEndpoint,
    { side: 'received', open: true, limit: 1 },
    mentor.token,
  );
  expect(page.items.map(({ questionId }) => questionId)).toEqual([second.questionId]);
  const rest = await api.call(
    getMentorQuestionsEndpoint,
    { side: 'received', open: true, cursor: String(page.nextCursor) },
    mentor.token,
  );
  expect(rest.items.map(({ questionId }) => questionId)).toEqual([first.questionId]);
  expect(await list('received', mentor)).toHaveLength(3);
  expect(await api.call(getQuestionSettingsEndpoint, {}, mentor.token)).toMatchObject({
    openCount: 2,
  });
});

test('questions are deleted a year after they were closed, withdrawn ones after a day', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const add = (status: string, days: number) =>
    addStoredQuestion(api.database, {
      mentor_id: mentor.id,
      user_id: asker.userId,
      status,
      body: status === 'withdrawn' ? '' : A_QUESTION.text,
      created_at: daysAgo(days),
      ...(status !== 'open' && { closed_at: daysAgo(days) }),
    });
  const kept = [await add('answered', 364), await add('withdrawn', 0.5)];
  await add('answered', 366);
  await add('declined', 366);
  await add('withdrawn', 2);
  await add('open', 366);
  await runCleanup({ database: api.database, tasks: mentorQuestionsCleanup, log: api.app.log });
  const left = await api.database.query<{ id: string }>(
    'select id from mentor_questions where mentor_id = $1',
    [mentor.id],
  );
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
});
