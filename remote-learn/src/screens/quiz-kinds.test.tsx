import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { act, screen, waitFor, within } from '@testing-library/react';
import { button, openQuiz, startQuiz, submitQuiz } from '../testing/open-quiz';
import { aQuestion, quizServer } from '../testing/quiz-server';

beforeEach(() => localStorage.clear());

const CITIES = ['Patna', 'Haridwar', 'Kanpur'];
const choices = {
  ...aQuestion,
  id: 'choices',
  kind: 'choices',
  question: 'Which rivers flow west?',
  options: ['Narmada', 'Kaveri', 'Tapi'],
} as const;
const length = {
  ...aQuestion,
  id: 'length',
  kind: 'number',
  unit: 'km',
  question: 'How long is the Ganga?',
  options: [],
} as const;
const cities = {
  ...aQuestion,
  id: 'cities',
  kind: 'ordering',
  question: 'Order the cities from the source to the sea.',
  options: CITIES,
} as const;
const markup = {
  ...aQuestion,
  id: 'markup',
  format: 'markup',
  question: 'What is `n` here?\n\n```\nlet n = 1;\n```\n\n![A tree](/tree.png)',
  options: ['$x^2$', '`1`', '1 < 2'],
} as const;

function serverWith(
  question: typeof choices | typeof length | typeof cities | typeof markup,
  key: object = {},
) {
  const { options, ...others } = question;
  return quizServer({ questions: [{ ...others, options: [...options] }], keys: [key] });
}
const shownOrder = () =>
  within(screen.getByRole('list', { name: cities.question }))
    .getAllByRole('listitem')
    .map((item) => CITIES.find((city) => item.textContent?.includes(city)));

test('several options can be chosen, and the result marks each of them', async () => {
  const { network, answers } = serverWith(choices, {
    correctIndexes: [0, 2],
    explanation: 'The Kaveri flows east.',
  });
  const { user } = await startQuiz({ network });
  expect(network.requests(startQuizAttemptEndpoint)).toMatchObject([
    { kinds: ['choice', 'choices', 'number', 'ordering'] },
  ]);
  const group = screen.getByRole('group', { name: choices.question });
  expect(group).toHaveAccessibleDescription('Choose all that apply.');
  for (const name of ['Tapi', 'Kaveri', 'Narmada', 'Kaveri'])
    await user.click(screen.getByRole('checkbox', { name }));
  await screen.findByText('Saved');
  expect(answers.get('choices')).toMatchObject({ optionIndex: null, optionIndexes: [0, 2] });
  expect(screen.getByRole('checkbox', { name: 'Kaveri' })).not.toBeChecked();

  await user.click(button('Submit'));
  await screen.findByRole('heading', { name: 'Review' });
  expect(screen.getByText('1 correct, 0 incorrect, 0 questions unanswered')).toBeVisible();
  expect(screen.getByText('Narmada').parentElement).toHaveTextContent(
    'Your answer · Correct answer',
  );
  expect(screen.getByText('Kaveri').parentElement).toHaveTextContent(/^Kaveri$/);
  expect(screen.getByText('The Kaveri flows east.')).toBeVisible();
});

test('an entered number is saved, and text that is not a number is not', async () => {
  const { network, answers } = serverWith(length, { correctValue: 2525, tolerance: 5 });
  const { user, unmount } = await startQuiz({ network });
  const field = screen.getByRole('textbox', { name: 'Your answer in km' });
  expect(field).toHaveAttribute('inputmode', 'decimal');
  await user.type(field, '2,520');
  expect(await screen.findByText('1 of 1 answered')).toBeVisible();
  await waitFor(() => expect(answers.get('length')?.value).toBe(2520));
  await user.type(field, 'x');
  expect(field).toBeInvalid();
  expect(screen.getByText('0 of 1 answered')).toBeVisible();
  await waitFor(() => expect(answers.get('length')?.value ?? null).toBeNull());
  await user.type(field, '{Backspace}');
  expect(field).toHaveValue('2,520');
  await waitFor(() => expect(answers.get('length')?.value).toBe(2520));
  unmount();

  const again = openQuiz({ network });
  expect(await screen.findByRole('textbox')).toHaveValue('2520');
  await again.user.click(button('Submit'));
  await screen.findByRole('heading', { name: 'Review' });
  expect(screen.getByText('Your answer').nextSibling).toHaveTextContent('2520 km');
  expect(screen.getByText('Correct answer').nextSibling).toHaveTextContent('2525 km (± 5)');
});

test('options can be ordered with the keyboard, and the moved option keeps the focus', async () => {
  const { network, answers } = serverWith(cities, { correctIndexes: [1, 2, 0] });
  const { user } = await startQuiz({ network });
  expect(shownOrder()).toEqual(CITIES);
  expect(screen.getByText('0 of 1 answered')).toBeVisible();
  act(() => button('Move down Patna').focus());
  await user.keyboard('{Enter}');
  expect(shownOrder()).toEqual(['Haridwar', 'Patna', 'Kanpur']);
  expect(button('Move down Patna')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Position 2 of 3');
  await user.keyboard('{Enter}{Enter}');
  expect(shownOrder()).toEqual(['Haridwar', 'Kanpur', 'Patna']);
  expect(button('Move down Patna')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Position 3 of 3');
  await user.click(button('Move up Kanpur'));
  await waitFor(() => expect(answers.get('cities')).toMatchObject({ optionIndexes: [2, 1, 0] }));
  await user.click(button('Submit'));
  await screen.findByRole('heading', { name: 'Review' });
  const order = (title: string) => screen.getByRole('heading', { name: title }).parentElement;
  expect(order('Your order')).toHaveTextContent('Your orderKanpurHaridwarPatna');
  expect(order('Correct order')).toHaveTextContent('Correct orderHaridwarKanpurPatna');
});

test('the displayed order can be kept as the answer, and cleared again', async () => {
  const { network, answers } = serverWith(cities);
  const { user } = await startQuiz({ network });
  await user.click(button('Keep this order'));
  await waitFor(() => expect(answers.get('cities')).toMatchObject({ optionIndexes: [0, 1, 2] }));
  await user.click(button('Clear answer'));
  expect(button('Keep this order')).toBeEnabled();
  await submitQuiz(user);
  expect(await screen.findByText('0 correct, 0 incorrect, 1 question unanswered')).toBeVisible();
});

test('code, pictures and formulas are rendered, and other text is unchanged', async () => {
  const { network } = serverWith(markup);
  await startQuiz({ network });
  const heading = screen.getByRole('heading', { level: 2, name: 'What is n here?' });
  expect(within(heading).getByText('n').tagName).toBe('CODE');
  expect(screen.getByText('let n = 1;').parentElement?.tagName).toBe('PRE');
  expect(screen.getByRole('img', { name: 'A tree' })).toHaveAttribute('src', '/tree.png');
  expect(screen.getByRole('radio', { name: '1 < 2' })).toBeEnabled();
  await waitFor(() => expect(document.querySelector('label math')).not.toBeNull());
  const formula = document.querySelector('label math');
  expect(formula?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(formula?.querySelector('msup')).toHaveTextContent('x2');
  expect(document.querySelector('label [style]')).toBeNull();
});

test('another question can be answered while an answer is being sent', async () => {
  const { network } = serverWith(choices);
  const { user } = await startQuiz({ network });
  network.on(saveQuizAnswerEndpoint, () => new Promise(() => undefined));
  await user.click(screen.getByRole('checkbox', { name: 'Tapi' }));
  await user.click(screen.getByRole('checkbox', { name: 'Kaveri' }));
  expect(screen.getByRole('checkbox', { name: 'Tapi' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Kaveri' })).toBeChecked();
});
