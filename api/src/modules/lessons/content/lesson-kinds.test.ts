import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { getLessonEndpoint } from '@sopaan/schemas/courses/lesson-content';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { testApp } from '../../../testing/test-app';
import { addCourse } from '../../courses/testing/course';
import { recordVerdict } from '../../practice/progress/progress.service';
import { addChallenge } from '../../practice/testing/challenge';
import { addQuiz } from '../../quizzes/testing/quiz';
import { addLessonContent } from '../testing/lesson';

const api = testApp();
const COURSE = 'course-of-all-kinds';

beforeAll(async () => {
  await addQuiz(api.database);
  await addChallenge(api.database, { id: 'pair', title: 'The pair' });
  const videos = ['text', 'quiz', 'challenge'].map((kind) => ({
    _id: kind,
    title: kind,
    seconds: null,
  }));
  const chapters = JSON.stringify([{ _id: 'c', title: 'All', videos }]);
  await addCourse(api.database, { id: COURSE, chapters });
  const contents = [
    { video_id: 'text' },
    { video_id: 'quiz', kind: 'quiz', quiz_id: 'q1', html: '' },
    { video_id: 'challenge', kind: 'challenge', challenge_id: 'pair', html: '' },
  ];
  for (const content of contents) {
    await addLessonContent(api.database, { course_id: COURSE, ...content });
  }
});

async function enrolled() {
  const member = await api.signUp();
  await api.call(enrolEndpoint, { id: COURSE }, member.token);
  return member;
}
const lesson = (videoId: string, token: string) =>
  api.call(getLessonEndpoint, { id: COURSE, videoId }, token);

async function pass(token: string): Promise<void> {
  const { attemptId } = await api.call(
    startQuizAttemptEndpoint,
    { quizId: 'q1', order: 'stored' },
    token,
  );
  for (const optionIndex of [0, 1, 2]) {
    const questionId = `q1-${optionIndex + 1}`;
    await api.call(saveQuizAnswerEndpoint, { attemptId, questionId, optionIndex }, token);
  }
  await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
}

const accept = (userId: string, accepted = true) =>
  api.database.transaction((transaction) =>
    recordVerdict(transaction, { userId, challengeId: 'pair', accepted, submittedAt: new Date() }),
  );

test('[LE-019] a lesson with a text is finished when the member marks it as read', async () => {
  const { token } = await enrolled();
  expect(await lesson('text', token)).toMatchObject({
    kind: 'text',
    html: '<p>Read this.</p>',
    completed: false,
  });
  await api.call(finishLessonEndpoint, { id: COURSE, videoId: 'text' }, token);
  expect(await lesson('text', token)).toMatchObject({ completed: true });
});

test('[LE-019] a lesson with a quiz is finished when the quiz is passed', async () => {
  const { token } = await enrolled();
  const key = { id: COURSE, videoId: 'quiz' };
  expect(await lesson('quiz', token)).toMatchObject({
    path: '/learn/quizz/q1/i1/quiz',
    passed: false,
    completed: false,
  });
  expect(await api.rejection(finishLessonEndpoint, key, token)).toMatchObject({
    code: 'CLOSED',
    message: 'Pass the quiz first.',
  });
  await pass(token);
  expect(await lesson('quiz', token)).toMatchObject({ passed: true, completed: true });
});

test('[LE-019] a lesson with a challenge is finished when a solution is accepted', async () => {
  const { token, userId } = await enrolled();
  await accept(userId, false);
  expect(await lesson('challenge', token)).toMatchObject({
    path: '/code_editor/code_conquest/the-pair/pair',
    passed: false,
    completed: false,
  });
  await accept(userId);
  expect(await lesson('challenge', token)).toMatchObject({ passed: true, completed: true });
});

test('lessons whose quiz or challenge was passed before the enrolment can be finished afterwards', async () => {
  const { token, userId } = await api.signUp();
  await pass(token);
  await accept(userId);
  await api.call(enrolEndpoint, { id: COURSE }, token);
  for (const videoId of ['quiz', 'challenge']) {
    expect(await lesson(videoId, token)).toMatchObject({ passed: true, completed: false });
    await api.call(finishLessonEndpoint, { id: COURSE, videoId }, token);
    expect(await lesson(videoId, token)).toMatchObject({ completed: true });
  }
});
