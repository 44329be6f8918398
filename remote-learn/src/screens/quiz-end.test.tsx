import { bus } from '@sopaan/events/bus';
import type { EventPayload } from '@sopaan/contract/events';
import {
  saveQuizAnswerEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { act, screen } from '@testing-library/react';
import { button, openQuiz, option, startQuiz, submitQuiz } from '../testing/open-quiz';
import { aQuiz, delayedOffline, offline, quizServer } from '../testing/quiz-server';

const THANKS = 'Quiz submitted! Thanks for playing!';
const advanceSeconds = (seconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('[U23] [LE-010] the timer counts down from 10:00 by one each second', async () => {
  const { network } = quizServer();
  await startQuiz({ network });
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  await advanceSeconds(1);
  expect(screen.getByRole('timer')).toHaveTextContent('09:59');
  await advanceSeconds(89);
  expect(screen.getByRole('timer')).toHaveTextContent('08:30');
});

test('[U23] [LE-010] a device with a wrong clock shows the remaining time of the server', async () => {
  const { network } = quizServer({ clockOffsetMs: 3_600_000 });
  await startQuiz({ network });
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
});

test('[LE-010] a device that wakes from sleep shows the correct time at once', async () => {
  const { network } = quizServer();
  await startQuiz({ network });
  jest.setSystemTime(Date.now() + 240_000);
  await advanceSeconds(0.5);
  expect(screen.getByRole('timer')).toHaveTextContent('06:00');
});

test('[LE-011] [LE-013] at 0 the quiz is submitted automatically, once, and the timer stops', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await advanceSeconds(601);
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await advanceSeconds(1200);
  expect(network.requests(submitQuizAttemptEndpoint)).toHaveLength(1);
});

test('[LE-012] [LE-013] [LE-014] Submit sends the answers and shows the result, once', async () => {
  const { network, answers } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Next'));
  await user.click(option('Godavari'));
  await user.click(button('Next'));
  await user.click(button('Submit'));
  await user.dblClick(button('Submit anyway'));
  expect(await screen.findByRole('heading', { name: THANKS })).toHaveFocus();
  expect([...answers.values()]).toEqual([
    { questionId: 'a', optionIndex: 0 },
    { questionId: 'b', optionIndex: 0 },
  ]);
  expect(screen.getByText('1 correct, 1 incorrect, 1 question unanswered')).toBeInTheDocument();
  const [first, second, third] = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.startsWith('Question'));
  expect(first).toHaveTextContent('CorrectWhere does');
  expect(second).toHaveTextContent(/Godavari\s*Your answer.*Narmada\s*Correct answer/);
  expect(third).toHaveTextContent('Not answered');
  await advanceSeconds(700);
  expect(network.requests(submitQuizAttemptEndpoint)).toHaveLength(1);
});

test('[U23] Submit asks for confirmation while questions are unanswered', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Question 3, not answered'));
  await user.click(button('Submit'));
  const dialog = screen.getByRole('dialog', { name: 'Submit the quiz?' });
  expect(dialog).toHaveTextContent('2 questions unanswered.');
  await user.click(button('Keep answering'));
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  expect(network.requests(submitQuizAttemptEndpoint)).toEqual([]);
});

test('[U23] the confirmation dialog closes when the time is up', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(button('Question 3, not answered'));
  await user.click(button('Submit'));
  await advanceSeconds(601);
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  expect(network.requests(submitQuizAttemptEndpoint)).toHaveLength(1);
});

test('[LE-013] a click in the last second and the timeout submit once', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  // A pending answer delays the submission until the server accepts no more.
  network.on(saveQuizAnswerEndpoint, () => new Promise(() => undefined));
  await user.click(option('Gangotri'));
  await user.click(button('Question 3, not answered'));
  // The device slept, so the answer is still pending.
  jest.setSystemTime(Date.now() + 598_000);
  await advanceSeconds(1);
  expect(screen.getByRole('timer')).toHaveTextContent('00:01');
  await submitQuiz(user);
  await advanceSeconds(2);
  expect(screen.getByText('Time is up. Submitting your quiz…')).toBeInTheDocument();
  await advanceSeconds(10);
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  expect(screen.getByText('1 answer did not reach us in time')).toBeInTheDocument();
  await advanceSeconds(60);
  expect(network.requests(submitQuizAttemptEndpoint)).toHaveLength(1);
});

test('a failed submission keeps the answers and can be retried', async () => {
  const working = quizServer();
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Question 3, not answered'));
  network.on(submitQuizAttemptEndpoint, offline);
  await submitQuiz(user);
  expect(await screen.findByText('The quiz could not be submitted')).toBeInTheDocument();
  network.on(submitQuizAttemptEndpoint, async () => {
    const response = await working.network.fetch('/api/attempts/at1/submit', { method: 'POST' });
    return submitQuizAttemptEndpoint.response.validateSync(await response.json());
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
});

test('[U23] a reload after the end shows the result, and the quiz can be retaken', async () => {
  const { network } = quizServer();
  const before = await startQuiz({ network });
  before.unmount();
  jest.setSystemTime(Date.now() + 700_000);
  const { user } = openQuiz({ network });
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  await user.click(button('Retake quiz'));
  expect(await screen.findByRole('button', { name: 'Start quiz' })).toBeEnabled();
});

test('[LE-017] [HO-016] the remaining time and the busy state are published to the host', async () => {
  const times: Array<number | null> = [];
  const activities: Array<EventPayload<'activity:changed'>> = [];
  const undo = [
    bus.subscribe('timer:changed', ({ secondsLeft }) => times.push(secondsLeft)),
    bus.subscribe('activity:changed', (activity) => activities.push(activity)),
  ];
  times.length = 0;
  activities.length = 0;
  const { network } = quizServer();
  const { unmount } = await startQuiz({ network });
  await advanceSeconds(1);
  await advanceSeconds(1);
  expect(times).toEqual([600, 599, 598]);
  expect(activities.at(-1)).toMatchObject({ remote: 'learn', task: 'quiz', busy: true });
  unmount();
  expect(times.at(-1)).toBeNull();
  expect(activities.at(-1)).toMatchObject({ remote: 'learn', task: 'quiz', busy: false });
  for (const stop of undo) stop();
});

test('the clock is not announced to screen readers, as the banner announces the time', async () => {
  const { network } = quizServer();
  await startQuiz({ network });
  await advanceSeconds(300);
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('[R5] an answer chosen in the last second counts although it arrives after the deadline', async () => {
  const { network, answers, acceptAnswers } = quizServer();
  const { user } = await startQuiz({ network });
  network.on(saveQuizAnswerEndpoint, delayedOffline);
  jest.setSystemTime(Date.now() + 598_000);
  await advanceSeconds(1);
  await user.click(option('Gangotri'));
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
  await advanceSeconds(2.5);
  expect(screen.getByText('Time is up. Submitting your quiz…')).toBeInTheDocument();
  expect(option('Gangotri')).toBeDisabled();
  acceptAnswers();
  await advanceSeconds(2);
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  expect(answers.get('a')?.optionIndex).toBe(0);
  expect(screen.queryByText(/did not reach us/)).not.toBeInTheDocument();
});

test('the result leads to the review, which stands before the receipt', async () => {
  const { user } = await startQuiz({ network: quizServer().network });
  await user.click(button('Question 3, not answered'));
  await submitQuiz(user);
  await user.click(await screen.findByRole('button', { name: 'Review answers' }));
  const review = screen.getByRole('heading', { name: 'Review' });
  expect(review).toHaveFocus();
  expect(review.compareDocumentPosition(button('Download receipt'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('[R6] a quiz that withholds its answer key shows only the chosen answers, and when the next attempt may start', async () => {
  const rules = { ...aQuiz.rules, attemptsMax: 3, keyShown: 'after_last_attempt' };
  const { network } = quizServer({
    quiz: { ...aQuiz, rules },
    attemptsAfter: { used: 1, running: false, nextAt: '2026-03-01T11:30:00Z' },
  });
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Question 3, not answered'));
  await submitQuiz(user);
  expect(await screen.findByRole('heading', { name: 'Your answers' })).toBeInTheDocument();
  expect(screen.getByText('Your answer')).toBeInTheDocument();
  expect(screen.queryByText('Correct answer')).not.toBeInTheDocument();
  expect(
    screen.getByText(/^2 attempts left\. You can start the next one from 1 Mar 2026/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retake quiz' })).not.toBeInTheDocument();
});
