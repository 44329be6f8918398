import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { act, screen, waitFor, within } from '@testing-library/react';
import { button, openQuiz, option, startQuiz } from '../testing/open-quiz';
import { delayedOffline, quizServer } from '../testing/quiz-server';

beforeEach(() => localStorage.clear());

test('[LE-004] [LE-005] a question shows its number and its options, and one option can be chosen', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  const group = screen.getByRole('radiogroup', { name: 'Where does the Ganga rise?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  await user.click(option('Gangotri'));
  await user.click(option('Amarkantak'));
  expect(option('Gangotri')).not.toBeChecked();
  expect(option('Amarkantak')).toBeChecked();
});

test('[LE-006] [LE-007] [LE-008] Previous and Next move between questions, and only the last one has Submit', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  expect(button('Previous')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  await user.click(button('Next'));
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Which river flows west?' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  await user.click(button('Next'));
  expect(button('Submit')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(button('Previous'));
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
});

test('each question is scrolled into view as a whole', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(button('Next'));
  const card = screen.getByRole('region', { name: 'Which river flows west?' });
  expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
  expect(scroll.mock.contexts.at(-1)).toBe(card);
});

test('[LE-009] a new question has no choice, and an earlier one keeps its choice', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Next'));
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(button('Previous'));
  expect(option('Gangotri')).toBeChecked();
});

test('each choice, even a cleared one, is sent when it is made', async () => {
  const { network, answers } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Amarkantak'));
  await screen.findByText('Saved');
  expect(answers.get('a')?.optionIndex).toBe(1);
  await user.click(button('Clear answer'));
  await waitFor(() => expect(answers.get('a')?.optionIndex).toBeNull());
  expect(option('Amarkantak')).not.toBeChecked();
});

test('[U23] the question map shows which questions are answered and links to each', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  expect(await screen.findByText('1 of 3 answered')).toBeInTheDocument();
  await user.click(button('Question 3, not answered'));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Question 1, answered' });
  expect(screen.getByText(/2 questions unanswered/)).toBeInTheDocument();
});

test('[U23] a question can be marked for later, which survives a reload and is mentioned before submitting', async () => {
  const { network } = quizServer();
  const first = await startQuiz({ network });
  await first.user.click(button('Mark for later'));
  expect(button('Mark for later')).toHaveAttribute('aria-pressed', 'true');
  first.unmount();

  const { user } = openQuiz({ network });
  await user.click(
    await screen.findByRole('button', { name: 'Question 1, not answered, marked for later' }),
  );
  for (const name of ['Gangotri', 'Narmada', 'Chambal']) {
    await user.click(option(name));
    if (name !== 'Chambal') await user.click(button('Next'));
  }
  expect(button('Mark for later')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('Submit'));
  const dialog = screen.getByRole('dialog', { name: 'Submit the quiz?' });
  expect(dialog).toHaveTextContent('1 question marked for later. After you submit');
  await user.click(button('Keep answering'));
  await user.click(
    await screen.findByRole('button', { name: 'Question 1, answered, marked for later' }),
  );
  await user.click(button('Mark for later'));
  await user.click(await screen.findByRole('button', { name: 'Question 3, answered' }));
  await user.click(button('Submit'));
  expect(await screen.findByText('Quiz submitted! Thanks for playing!')).toBeVisible();
});

test('an answer that could not be saved is marked and retried', async () => {
  jest.useFakeTimers();
  const { network, answers, acceptAnswers } = quizServer();
  const { user } = await startQuiz({ network });
  let requests = 0;
  network.on(saveQuizAnswerEndpoint, () => {
    requests += 1;
    return delayedOffline();
  });
  await user.click(option('Gangotri'));
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(requests).toBe(1);
  acceptAnswers();
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(answers.get('a')?.optionIndex).toBe(0);
  jest.useRealTimers();
});

test('[R5] reopening a closed tab resumes with all answers, including one that was never sent', async () => {
  const { network, answers, acceptAnswers } = quizServer();
  const before = await startQuiz({ network });
  await before.user.click(option('Gangotri'));
  await screen.findByText('Saved');
  await before.user.click(button('Next'));
  network.on(saveQuizAnswerEndpoint, () => new Promise(() => undefined));
  await before.user.click(option('Narmada'));
  before.unmount();
  // Closing a tab clears its session storage.
  sessionStorage.clear();

  acceptAnswers();
  const after = openQuiz({ network });
  await screen.findByRole('timer');
  expect(await screen.findByText('2 of 3 answered')).toBeVisible();
  await waitFor(() => expect(answers.get('b')?.optionIndex).toBe(1));
  await after.user.click(button('Question 1, answered'));
  expect(option('Gangotri')).toBeChecked();
});

test('[R5] two tabs of one attempt show the same choices, and both end with it', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  const { key, text, change } = storedAttempt();
  otherTabWrites(key, change({ answers: [{ questionId: 'a', optionIndex: 1 }] }));
  await waitFor(() => expect(option('Amarkantak')).toBeChecked());
  await user.click(option('Gangotri'));
  await screen.findByText('Saved');
  expect(localStorage.getItem(key)).not.toBe(text);
  otherTabWrites(key, storedAttempt().change({ isOver: true }));
  expect(await screen.findByText('Quiz submitted! Thanks for playing!')).toBeVisible();
});

test.each([
  { chosen: 'while it opens', before: [] },
  { chosen: 'before it opened, but sent only afterwards', before: ['a'] },
])(
  '[R5] a tab that opens late shows what was chosen in another one $chosen',
  async ({ before }) => {
    const { network, attempt } = quizServer();
    (await startQuiz({ network })).unmount();
    const { key, change } = storedAttempt();
    const answers = [{ questionId: 'a', optionIndex: 1 }];
    if (before.length > 0) otherTabWrites(key, change({ answers, unsent: before }));
    let respond = () => {};
    network.on(startQuizAttemptEndpoint, async () => {
      const response = attempt();
      await new Promise<void>((resolve) => (respond = resolve));
      return response;
    });
    const requests = network.requests(startQuizAttemptEndpoint).length;
    openQuiz({ network });
    await waitFor(() =>
      expect(network.requests(startQuizAttemptEndpoint).length).toBeGreaterThan(requests),
    );
    // The other tab's answer was confirmed after the server had responded to this tab.
    otherTabWrites(key, change({ answers, unsent: [] }));
    respond();
    await waitFor(() => expect(option('Amarkantak')).toBeChecked());
  },
);

/** The attempt in local storage, which all tabs share. */
function storedAttempt() {
  const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('quiz.q1'));
  const text = localStorage.getItem(key) ?? '{}';
  const change = (changes: object) => JSON.stringify(Object.assign(JSON.parse(text), changes));
  return { key, text, change };
}

function otherTabWrites(key: string, value: string): void {
  localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });
}
