import { ApiError } from '@sopaan/api-client/api-error';
import { getQuizEndpoint } from '@sopaan/schemas/quizzes/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { screen, waitFor } from '@testing-library/react';
import { openQuiz, option, QUIZ_URL, startQuiz } from '../testing/open-quiz';
import { aQuiz, offline, quizServer } from '../testing/quiz-server';

beforeEach(() => localStorage.clear());

test('[LE-001] the quiz is requested with the three parameters of its URL', async () => {
  const { network } = quizServer();
  openQuiz({ network });
  await screen.findByRole('heading', { name: 'Rivers of India' });
  expect(network.requests(getQuizEndpoint)).toEqual([
    { type: ['quiz'], institute_id: 'i1', quiz_id: 'q1' },
  ]);
  expect(document.title).toBe('Rivers of India | Sopaan');
});

test('[LE-002] the page shows a loading state while the quiz is fetched', async () => {
  const { network } = quizServer();
  openQuiz({ network });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Rivers of India' });
});

test('[LE-015] a quiz that cannot be loaded shows an error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { network } = quizServer();
  network.on(getQuizEndpoint, offline);
  openQuiz({ network });
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
});

test('[LE-016] a quiz without questions shows a message and links to the practice page', async () => {
  const { network } = quizServer({
    quiz: { ...aQuiz, rules: { ...aQuiz.rules, questionCount: 0 } },
  });
  openQuiz({ network });
  expect(await screen.findByText('Rivers of India has no questions yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Practice challenges' })).toHaveAttribute(
    'href',
    '/practice',
  );
});

test('the rules are shown before the start, and the timer is not running', async () => {
  const { network } = quizServer();
  openQuiz({ network });
  expect(await screen.findByText('3 questions')).toBeInTheDocument();
  expect(screen.getByText('10:00 on the clock')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(network.requests(startQuizAttemptEndpoint)).toEqual([]);
});

test('the rules show the time with the extra time of the member', async () => {
  const { network } = quizServer({ quiz: { ...aQuiz, extraTimePercent: 25 } });
  openQuiz({ network });
  expect(await screen.findByText('12:30 on the clock')).toBeInTheDocument();
  expect(screen.getByText(/including your extra time of 25%\. At 00:00/)).toBeInTheDocument();
});

test('[U6] [HO-010] a guest logs in and returns to the started quiz', async () => {
  const { network } = quizServer();
  const guest = openQuiz({ network, session: 'guest' });
  await guest.user.click(await screen.findByRole('link', { name: 'Log in to start' }));
  const next = new URL(guest.url(), 'http://site').searchParams.get('next');
  expect(next).toBe(`${QUIZ_URL}?start=1`);
  expect(guest.state()).toEqual({ reason: { action: 'start', title: 'Rivers of India' } });
  guest.unmount();

  const member = openQuiz({ network, url: next ?? '' });
  await screen.findByRole('timer');
  await waitFor(() => expect(member.url()).toBe(QUIZ_URL));
  expect(network.requests(startQuizAttemptEndpoint)).toHaveLength(1);
});

test.each([
  ['returns what has changed', false],
  ['is older and returns the whole attempt', true],
])('an answer is saved by an API that %s', async (_, isOldApi) => {
  const { network, answers } = quizServer({ isOldApi });
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await waitFor(() => expect(answers.get('a')).toMatchObject({ optionIndex: 0 }));
  expect(network.requests(saveQuizAnswerEndpoint)).toMatchObject([{ returns: 'answers' }]);
  await screen.findByText('Saved');
  expect(option('Gangotri')).toBeChecked();
});

test('a failed start shows the reason and can be retried', async () => {
  const { network } = quizServer();
  const rejected = new ApiError({ code: 'RATE_LIMITED', status: 429, origin: 'server' });
  network.on(startQuizAttemptEndpoint, () => rejected);
  const { user } = openQuiz({ network });
  await user.click(await screen.findByRole('button', { name: 'Start quiz' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment');
  const working = quizServer().network;
  network.on(startQuizAttemptEndpoint, async () => {
    const response = await working.fetch('/api/quizzes/q1/attempts', {
      method: 'POST',
      body: '{}',
    });
    return startQuizAttemptEndpoint.response.validateSync(await response.json());
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('timer')).toHaveTextContent('10:00');
});

test('a quiz that does not exist leads to the list of quizzes', async () => {
  const { network } = quizServer();
  const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  network.on(getQuizEndpoint, () => notFound);
  openQuiz({ network });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not find this quiz' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all quizzes' })).toHaveAttribute(
    'href',
    '/learn/quizzes',
  );
});

test('the result of an attempt that the visitor does not have is not found', async () => {
  const { network } = quizServer();
  const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  network.on(submitQuizAttemptEndpoint, () => notFound);
  const { user, url } = openQuiz({ network, url: `${QUIZ_URL}?attempt=other` });
  expect(await screen.findByText('Result not found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to the quiz' }));
  expect(await screen.findByRole('button', { name: 'Start quiz' })).toBeEnabled();
  expect(url()).toBe(QUIZ_URL);
});

test('[LE-003] a running quiz shows its name and a countdown', async () => {
  const { network } = quizServer();
  await startQuiz({ network });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rivers of India');
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
});
