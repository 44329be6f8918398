import { saveQuizAnswerEndpoint } from '@sopaan/schemas/quiz-attempt';
import { act, screen, waitFor, within } from '@testing-library/react';
import { button, openQuiz, option, startQuiz } from '../testing/open-quiz';
import { offline, quizServer } from '../testing/quiz-server';

beforeEach(() => sessionStorage.clear());

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
  const { network } = quizServer();
  const { user } = await startQuiz({ network });
  let reached = 0;
  network.on(saveQuizAnswerEndpoint, async () => {
    reached += 1;
    // By a timer, so that it comes while the test waits for it.
    await new Promise((resolve) => setTimeout(resolve, 10));
    return offline();
  });
  await user.click(option('Gangotri'));
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(reached).toBe(1);
  const healed = quizServer();
  network.on(saveQuizAnswerEndpoint, async ({ questionId, optionIndex }) => {
    healed.answers.set(questionId, { questionId, optionIndex });
    const answer = await healed.network.fetch('/api/quizzes/q1/attempts', { method: 'POST' });
    return saveQuizAnswerEndpoint.response.validateSync(await answer.json());
  });
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(healed.answers.get('a')?.optionIndex).toBe(0);
  jest.useRealTimers();
});

test('a reload goes on with the attempt, its answers and what was not saved yet', async () => {
  const { network, answers } = quizServer();
  const before = await startQuiz({ network });
  await before.user.click(option('Gangotri'));
  await screen.findByText('Saved');
  const keep = network.requests(saveQuizAnswerEndpoint).length;
  expect(keep).toBe(1);
  before.unmount();

  const unsent = { questionId: 'b', optionIndex: 1 };
  const stored: unknown = JSON.parse(sessionStorage.getItem('sopaan-quiz:q1') ?? 'null');
  sessionStorage.setItem(
    'sopaan-quiz:q1',
    JSON.stringify(Object.assign({}, stored, { drafts: [unsent] })),
  );
  const after = openQuiz({ network });
  await screen.findByRole('timer');
  expect(await screen.findByText('2 of 3 answered')).toBeInTheDocument();
  await waitFor(() => expect(answers.get('b')?.optionIndex).toBe(1));
  await after.user.click(button('Question 1, answered'));
  expect(option('Gangotri')).toBeChecked();
});
