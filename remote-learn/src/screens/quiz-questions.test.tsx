import { saveQuizAnswerEndpoint } from '@sopaan/schemas/quiz-attempt';
import { act, screen, waitFor, within } from '@testing-library/react';
import { button, openQuiz, option, startQuiz } from '../testing/open-quiz';
import { offlineSoon, quizServer } from '../testing/quiz-server';

beforeEach(() => localStorage.clear());

test('[LE-004] [LE-005] a question shows its options, one choice at a time, and its number', async () => {
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

test('[LE-006] [LE-007] [LE-008] Previous and Next move, Submit stands on the last question only', async () => {
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

test('[LE-009] a new question comes without a choice, an earlier one with the choice it was given', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  await user.click(button('Next'));
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(button('Previous'));
  expect(option('Gangotri')).toBeChecked();
});

test('each choice is sent as it is made, also one that is taken back', async () => {
  const { network, answers } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Amarkantak'));
  await screen.findByText('Saved');
  expect(answers.get('a')?.optionIndex).toBe(1);
  await user.click(button('Clear answer'));
  await waitFor(() => expect(answers.get('a')?.optionIndex).toBeNull());
  expect(option('Amarkantak')).not.toBeChecked();
});

test('the map shows what is answered and leads to each question', async () => {
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  await user.click(option('Gangotri'));
  expect(await screen.findByText('1 of 3 answered')).toBeInTheDocument();
  await user.click(button('Question 3, not answered'));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Question 1, answered' });
  expect(screen.getByText(/2 questions without an answer/)).toBeInTheDocument();
});

test('an answer that could not be saved is marked and sent again', async () => {
  jest.useFakeTimers();
  const { network, answers, takeAnswers } = quizServer();
  const { user } = await startQuiz({ network });
  let reached = 0;
  network.on(saveQuizAnswerEndpoint, () => {
    reached += 1;
    return offlineSoon();
  });
  await user.click(option('Gangotri'));
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(reached).toBe(1);
  takeAnswers();
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(answers.get('a')?.optionIndex).toBe(0);
  jest.useRealTimers();
});

test('[R5] who closes the tab and comes back goes on with the answers, also with one that was never sent', async () => {
  const { network, answers, takeAnswers } = quizServer();
  const before = await startQuiz({ network });
  await before.user.click(option('Gangotri'));
  await screen.findByText('Saved');
  await before.user.click(button('Next'));
  network.on(saveQuizAnswerEndpoint, () => new Promise(() => undefined));
  await before.user.click(option('Narmada'));
  before.unmount();
  // A closed tab takes its session storage along.
  sessionStorage.clear();

  takeAnswers();
  const after = openQuiz({ network });
  await screen.findByRole('timer');
  expect(await screen.findByText('2 of 3 answered')).toBeVisible();
  await waitFor(() => expect(answers.get('b')?.optionIndex).toBe(1));
  await after.user.click(button('Question 1, answered'));
  expect(option('Gangotri')).toBeChecked();
});

test('[R5] two tabs of one attempt show the same choices, and both see its end', async () => {
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

/** What the tabs of this browser share of the attempt. */
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
