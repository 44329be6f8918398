import {
  answerMentorQuestionEndpoint,
  declineMentorQuestionEndpoint,
  withdrawMentorQuestionEndpoint,
} from '@sopaan/schemas/mentors/mentor-question';
import { testApp } from '../../testing/test-app';
import { takeMails } from '../accounts/testing/sent-mails';
import { A_QUESTION } from './testing/question';
import { ANSWER, questionCalls } from './testing/question-calls';

const api = testApp();
const { ask, answer, addMentor, list, notices } = questionCalls(api);

test('[U17] a question reaches the mentor, and the answer the member, each by a notice and a mail without the address of the other', async () => {
  await api.database.query('delete from outbox');
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const question = await ask(mentor.id, asker);
  expect(question).toMatchObject({ ...A_QUESTION, mentorName: 'Meera Iyer', status: 'open' });
  const path = `/profile/questions?question=${question.questionId}`;
  expect(await notices(mentor)).toEqual([{ title: 'Asha R. has asked you a question', path }]);
  const [toMentor] = await takeMails(api);
  expect(toMentor).toMatchObject({
    to: mentor.email,
    action: { url: `https://sopaan.example${path}` },
    unsubscribe: { topic: 'questions to mentors' },
  });
  expect(JSON.stringify(toMentor)).not.toContain(asker.email);
  expect(JSON.stringify(toMentor)).not.toContain(A_QUESTION.text);

  expect(await list('received', mentor)).toMatchObject([
    { ...A_QUESTION, askerName: 'Asha R.', isReceived: true },
  ]);
  await answer(question.questionId, mentor);
  expect(await notices(asker)).toEqual([{ title: 'Meera Iyer has answered your question', path }]);
  const [toAsker] = await takeMails(api);
  expect(toAsker).toMatchObject({ to: asker.email });
  expect(JSON.stringify(toAsker)).not.toContain(mentor.email);
  expect(await list('asked', asker)).toMatchObject([
    { status: 'answered', reply: ANSWER, isReceived: false, closedAt: expect.any(String) },
  ]);
});

test('of two answers at once, one is stored, and it is sent once', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const { questionId } = await ask(mentor.id, asker);
  const reply = (text: string) =>
    api.call(answerMentorQuestionEndpoint, { questionId, text }, mentor.token);
  const results = await Promise.allSettled([reply(`${ANSWER} One.`), reply(`${ANSWER} Two.`)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await notices(asker)).toHaveLength(1);
  const again = { questionId, text: ANSWER };
  expect(await api.rejection(answerMentorQuestionEndpoint, again, mentor.token)).toMatchObject({
    code: 'CONFLICT',
  });
});

test('a question can be withdrawn until it is closed: the mentor no longer sees it, and its text is deleted', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const { questionId } = await ask(mentor.id, asker);
  await api.call(withdrawMentorQuestionEndpoint, { questionId }, asker.token);
  expect([await list('asked', asker), await list('received', mentor)]).toEqual([[], []]);
  const late = { questionId, text: ANSWER };
  expect(await api.rejection(answerMentorQuestionEndpoint, late, mentor.token)).toMatchObject({
    code: 'NOT_FOUND',
  });
  const [row] = await api.database.query('select body from mentor_questions where id = $1', [
    questionId,
  ]);
  expect(row).toEqual({ body: '' });
  const second = await ask(mentor.id, asker);
  await answer(second.questionId, mentor);
  expect(await api.rejection(withdrawMentorQuestionEndpoint, second, asker.token)).toMatchObject({
    code: 'CONFLICT',
  });
});

test('a mentor declines a question with a reason, which the member sees', async () => {
  const [mentor, asker] = [await addMentor(), await api.signUp()];
  const { questionId } = await ask(mentor.id, asker);
  const reason = 'I teach algebra only.';
  await api.call(declineMentorQuestionEndpoint, { questionId, reason }, mentor.token);
  expect(await list('asked', asker)).toMatchObject([{ status: 'declined', reply: reason }]);
  expect(await notices(asker)).toMatchObject([{ title: 'Meera Iyer has declined your question' }]);
});
