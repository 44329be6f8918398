import { answerVideoQuestionEndpoint } from '@sopaan/schemas/courses/video-question';
import { screen, within } from '@testing-library/react';
import { apiError, courseServer } from '../testing/course-server';
import { installFakeMedia, playFor, seek, theVideo } from '../testing/fake-media';
import { openVideo } from '../testing/open-course';

let uninstall: () => void;
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  uninstall = installFakeMedia();
});
afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

const QUESTION = {
  questionId: 'q1',
  atSeconds: 20,
  text: 'Where does the Ganga rise?',
  options: ['Gangotri', 'Nashik'],
  answer: null,
};
const CORRECT = { option: 0, correctOption: 0, explanation: 'From the Gangotri glacier.' };

async function openWithQuestions() {
  const { network } = courseServer({ lessons: { v1: { questions: [QUESTION] } } });
  network.on(answerVideoQuestionEndpoint, ({ option }) => ({ ...CORRECT, option }));
  const view = await openVideo({ network });
  return { ...view, network };
}

const panel = () => screen.queryByRole('region', { name: QUESTION.text });
const button = (name: string) => screen.getByRole('button', { name });

test('a video stops at a question, which gets the focus, and continues after the answer', async () => {
  const { user, network } = await openWithQuestions();
  expect(screen.getByText('0 of 1 question answered, 0 correct')).toBeInTheDocument();
  await playFor(25);
  expect(theVideo().paused).toBe(true);
  expect(theVideo().currentTime).toBeCloseTo(20, 0);
  expect(screen.getByRole('heading', { name: QUESTION.text })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Gangotri' }));
  await user.click(button('Check answer'));
  expect(network.requests(answerVideoQuestionEndpoint)).toEqual([
    { id: 'c1', videoId: 'v1', questionId: 'q1', option: 0 },
  ]);
  expect(await screen.findByText('Correct')).toBeInTheDocument();
  expect(screen.getByText(CORRECT.explanation)).toBeInTheDocument();
  expect(screen.getByText('1 of 1 question answered, 1 correct')).toBeInTheDocument();
  expect(button('Continue the video')).toHaveFocus();
  await user.click(button('Continue the video'));
  expect(theVideo().paused).toBe(false);
  expect(panel()).toBeNull();
});

test('after a wrong answer the correct one is shown', async () => {
  const { user } = await openWithQuestions();
  await playFor(25);
  await user.click(screen.getByRole('radio', { name: 'Nashik' }));
  await user.click(button('Check answer'));
  expect(await screen.findByText('The correct answer is: Gangotri')).toBeInTheDocument();
  expect(screen.getByText('1 of 1 question answered, 0 correct')).toBeInTheDocument();
});

test('a question that was skipped, or passed by seeking, is not shown', async () => {
  const { user } = await openWithQuestions();
  await seek(30);
  await playFor(2);
  expect(panel()).toBeNull();
  await seek(15);
  await playFor(10);
  await user.click(button('Skip'));
  expect(theVideo().paused).toBe(false);
  await seek(15);
  await playFor(10);
  expect(panel()).toBeNull();
});

test('questions can be turned off, also for later visits', async () => {
  const { user, unmount } = await openWithQuestions();
  await user.click(screen.getByRole('switch', { name: 'Stop at questions' }));
  await playFor(25);
  expect(panel()).toBeNull();
  unmount();
  await openWithQuestions();
  expect(screen.getByRole('switch', { name: 'Stop at questions' })).not.toBeChecked();
});

test('sending an answer can be retried after a failure', async () => {
  const { user, network } = await openWithQuestions();
  network.on(answerVideoQuestionEndpoint, () => apiError('UNAVAILABLE', 503));
  await playFor(25);
  await user.click(screen.getByRole('radio', { name: 'Gangotri' }));
  await user.click(button('Check answer'));
  const region = within(screen.getByRole('region', { name: QUESTION.text }));
  expect(await region.findByRole('alert')).toHaveTextContent(apiError('UNAVAILABLE').message);
  network.on(answerVideoQuestionEndpoint, () => CORRECT);
  await user.click(button('Check answer'));
  expect(await screen.findByText('Correct')).toBeInTheDocument();
});
