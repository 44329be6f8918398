import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { getLessonEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { answerVideoQuestionEndpoint } from '@sopaan/schemas/courses/video-question';
import { send } from '../../../testing/call';
import { testApp } from '../../../testing/test-app';
import { addCourse } from '../../courses/testing/course';
import { addLessonContent, addVideo, addVideoQuestion } from '../testing/lesson';

const api = testApp();
const FREE = 'free-course';
const PAID = 'paid-course';

beforeAll(async () => {
  const file_id = await addVideo(api.app.videoFiles, Buffer.from('a video'));
  const videos = [{ _id: 'v1', title: 'Lists', seconds: 60 }];
  const chapters = JSON.stringify([{ _id: 'c', title: 'Start', videos }]);
  for (const [id, fee] of [
    [FREE, 0],
    [PAID, 500],
  ] as const) {
    await addCourse(api.database, { id, fee, chapters });
    const content = { course_id: id, video_id: 'v1' };
    await addLessonContent(api.database, { ...content, kind: 'video', file_id, html: '' });
    await addVideoQuestion(api.database, content);
    await addVideoQuestion(api.database, { ...content, question_id: 'q2', at_seconds: 5 });
  }
});

const answer = (option: number, token?: string, id = FREE) =>
  api.call(answerVideoQuestionEndpoint, { id, videoId: 'v1', questionId: 'q1', option }, token);
const questions = async (token?: string) =>
  (await api.call(getLessonEndpoint, { id: FREE, videoId: 'v1' }, token)).questions;

async function enrolled(): Promise<string> {
  const { token } = await api.signUp();
  await api.call(enrolEndpoint, { id: FREE }, token);
  return token;
}

test('the correct option of a video question is sent only after an answer, and the first answer counts', async () => {
  const [token, other] = [await enrolled(), await enrolled()];
  expect(await questions(token)).toMatchObject([
    { questionId: 'q2', atSeconds: 5, answer: null },
    { questionId: 'q1', atSeconds: 20, text: 'Which list has numbers?', answer: null },
  ]);
  const { body } = await send(api.app, getLessonEndpoint, { id: FREE, videoId: 'v1' }, token);
  expect(body).toContain('Which list has numbers?');
  expect(body).not.toMatch(/correct|explanation|numbered/i);
  const first = { option: 1, correctOption: 0, explanation: 'Its items are numbered.' };
  expect(await answer(1, token)).toEqual(first);
  expect(await answer(0, token)).toEqual(first);
  expect(await questions(token)).toMatchObject([{ answer: null }, { answer: first }]);
  expect(await questions(other)).toMatchObject([{ answer: null }, { answer: null }]);
  expect(await questions()).toMatchObject([{ answer: null }, { answer: null }]);
});

test('guests and members who are not enrolled can answer video questions of a free course, but nothing is stored', async () => {
  const { token } = await api.signUp();
  expect(await answer(0)).toMatchObject({ option: 0, correctOption: 0 });
  expect(await answer(1, token)).toMatchObject({ option: 1 });
  expect(await questions(token)).toMatchObject([{ answer: null }, { answer: null }]);
});

test('only enrolled members can answer video questions of a course with a fee', async () => {
  const { token } = await api.signUp();
  const request = { id: PAID, videoId: 'v1', questionId: 'q1', option: 0 };
  for (const caller of [undefined, token]) {
    expect(await api.rejection(answerVideoQuestionEndpoint, request, caller)).toMatchObject({
      status: 403,
    });
  }
  await api.call(enrolEndpoint, { id: PAID }, token);
  expect(await answer(0, token, PAID)).toMatchObject({ correctOption: 0 });
});

test('answers to an unknown video question or with an unknown option are rejected', async () => {
  const token = await enrolled();
  const request = { id: FREE, videoId: 'v1', questionId: 'q1', option: 2 };
  expect(await api.rejection(answerVideoQuestionEndpoint, request, token)).toMatchObject({
    status: 400,
    fields: { option: 'Please choose an option.' },
  });
  const unknown = { ...request, option: 0, questionId: 'none' };
  expect(await api.rejection(answerVideoQuestionEndpoint, unknown, token)).toMatchObject({
    status: 404,
  });
});
