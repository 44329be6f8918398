import { bus } from '@sopaan/events/bus';
import type { EventPayload } from '@sopaan/contract/events';
import { saveQuizAnswerEndpoint, submitQuizAttemptEndpoint } from '@sopaan/schemas/quiz-attempt';
import { act, screen } from '@testing-library/react';
import { button, openQuiz, option, startQuiz } from '../testing/open-quiz';
import { aQuiz, offline, offlineSoon, quizServer } from '../testing/quiz-server';

const THANKS = 'Quiz submitted! Thanks for playing!';
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('[LE-010] the time goes down from 10:00 by one each second', async () => {
  const { network } = quizServer();
  await startQuiz({ network });
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('09:59');
  await pass(89);
  expect(screen.getByRole('timer')).toHaveTextContent('08:30');
});

test('[LE-010] a device whose clock is wrong shows the time of the server', async () => {
  const { network } = quizServer({ clockAhead: 3_600_000 });
  await startQuiz({ network });
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
});

test('[LE-010] a device that slept shows the true time at once when it wakes', async () => {
  const { network } = quizServer();
  await startQuiz({ network });
  jest.setSystemTime(Date.now() + 240_000);
  await pass(0.5);
  expect(screen.getByRole('timer')).toHaveTextContent('06:00');
});

test('[LE-011] [LE-013] at 0 the quiz is submitted by itself, once, and the time stands still', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await pass(601);
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await pass(1200);
  expect(network.requests(submitQuizAttemptEndpoint)).toHaveLength(1);
});

test('[LE-012] [LE-013] [LE-014] Submit sends what is answered and shows the result, once', async () => {
  const { network, answers } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Next'));
  await user.click(option('Godavari'));
  await user.click(button('Next'));
  await user.dblClick(button('Submit'));
  expect(await screen.findByRole('heading', { name: THANKS })).toHaveFocus();
  expect([...answers.values()]).toEqual([
    { questionId: 'a', optionIndex: 0 },
    { questionId: 'b', optionIndex: 0 },
  ]);
  expect(screen.getByText('1 right, 1 wrong, 1 question left open')).toBeInTheDocument();
  const [first, second, third] = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.startsWith('Question'));
  expect(first).toHaveTextContent('RightWhere does');
  expect(second).toHaveTextContent(/Godavari\s*Your answer.*Narmada\s*Right answer/);
  expect(third).toHaveTextContent('Not answered');
  await pass(700);
  expect(network.requests(submitQuizAttemptEndpoint)).toHaveLength(1);
});

test('[LE-013] a click in the last second and the end of the time make one submission', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  // An answer that hangs holds up the end until the server takes no more.
  network.on(saveQuizAnswerEndpoint, () => new Promise(() => undefined));
  await user.click(option('Gangotri'));
  await user.click(button('Question 3, not answered'));
  // The device slept, so that the answer still hangs.
  jest.setSystemTime(Date.now() + 598_000);
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('00:01');
  await user.click(button('Submit'));
  await pass(2);
  expect(screen.getByText('Time is over. Your quiz is being submitted…')).toBeInTheDocument();
  await pass(10);
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  expect(screen.getByText('1 answer did not reach us in time')).toBeInTheDocument();
  await pass(60);
  expect(network.requests(submitQuizAttemptEndpoint)).toHaveLength(1);
});

test('a submission that fails keeps the answers and can be tried again', async () => {
  const working = quizServer();
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Question 3, not answered'));
  network.on(submitQuizAttemptEndpoint, offline);
  await user.click(button('Submit'));
  expect(await screen.findByText('The quiz could not be submitted')).toBeInTheDocument();
  network.on(submitQuizAttemptEndpoint, async () => {
    const answer = await working.network.fetch('/api/attempts/at1/submit', { method: 'POST' });
    return submitQuizAttemptEndpoint.response.validateSync(await answer.json());
  });
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
});

test('after the end a reload lands on the result, and the quiz can be taken again', async () => {
  const { network } = quizServer();
  const before = await startQuiz({ network });
  before.unmount();
  jest.setSystemTime(Date.now() + 700_000);
  const { user } = openQuiz({ network });
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  await user.click(button('Take it again'));
  expect(await screen.findByRole('button', { name: 'Start quiz' })).toBeEnabled();
});

test('[LE-017] [HO-016] the banner hears the time, the host that the page is busy', async () => {
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
  await pass(1);
  await pass(1);
  expect(times).toEqual([600, 599, 598]);
  expect(activities.at(-1)).toMatchObject({ remote: 'learn', task: 'quiz', busy: true });
  unmount();
  expect(times.at(-1)).toBeNull();
  expect(activities.at(-1)).toMatchObject({ remote: 'learn', task: 'quiz', busy: false });
  for (const stop of undo) stop();
});

test('the clock of the quiz does not speak: the banner says aloud when time runs short', async () => {
  const { network } = quizServer();
  await startQuiz({ network });
  await pass(300);
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('[R5] an answer chosen in the last second counts though it arrives after the end', async () => {
  const { network, answers, takeAnswers } = quizServer();
  const { user } = await startQuiz({ network });
  network.on(saveQuizAnswerEndpoint, offlineSoon);
  jest.setSystemTime(Date.now() + 598_000);
  await pass(1);
  await user.click(option('Gangotri'));
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
  await pass(2.5);
  expect(screen.getByText('Time is over. Your quiz is being submitted…')).toBeInTheDocument();
  expect(option('Gangotri')).toBeDisabled();
  takeAnswers();
  await pass(2);
  expect(await screen.findByRole('heading', { name: THANKS })).toBeInTheDocument();
  expect(answers.get('a')?.optionIndex).toBe(0);
  expect(screen.queryByText(/did not reach us/)).not.toBeInTheDocument();
});

test('[R6] a quiz that keeps its key back shows the own answers, and when the next attempt may start', async () => {
  const rules = { ...aQuiz.rules, attemptsMax: 3, keyShown: 'after_last_attempt' };
  const { network } = quizServer({
    quiz: { ...aQuiz, rules },
    after: { used: 1, running: false, nextAt: '2026-03-01T11:30:00Z' },
  });
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Question 3, not answered'));
  await user.click(button('Submit'));
  expect(await screen.findByRole('heading', { name: 'Your answers' })).toBeInTheDocument();
  expect(screen.getByText('Your answer')).toBeInTheDocument();
  expect(screen.queryByText('Right answer')).not.toBeInTheDocument();
  expect(
    screen.getByText(/^2 attempts left\. You can start the next one from 1 Mar 2026/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take it again' })).not.toBeInTheDocument();
});
