import { listFaqEndpoint } from '@sopaan/schemas/marketing/faq';
import { getQuizFiguresEndpoint } from '@sopaan/schemas/quizzes/quiz-ranking';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { marketingServer } from '../testing/marketing-server';
import * as iqProgram from './iq-program.screen';

const path = '/IQ_Program';
const figuresOfTest = { questions: 60, questionsPerAttempt: 20, durationSeconds: 1800, people: 0 };
const region = (name: string) => screen.findByRole('region', { name });

function open(people = 0) {
  const network = marketingServer().on(getQuizFiguresEndpoint, () => ({
    ...figuresOfTest,
    people,
  }));
  return renderScreen(iqProgram, { path, url: path, network });
}

test('[MK-016][MK-017] Explore Now leads to the plans on the page', async () => {
  const { user, url } = open();
  await user.click(await screen.findByRole('link', { name: 'Explore Now' }));
  expect(url()).toBe('/IQ_Program#plans');
  expect(await region('Plans')).toHaveAttribute('id', 'plans');
});

test('[MK-016][MK-017] Test IQ leads to the reasoning test', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Test IQ' }));
  await screen.findByText('Elsewhere: /learn/quizz/reasoning-test/sopaan/quiz');
});

test('[MK-016][MK-046] the figures are the items and the length of an attempt, and the number of people unless it is 0', async () => {
  const { unmount } = open();
  const figures = within(await region('The test today'));
  await figures.findByText('60');
  const names = figures.getAllByRole('term').map(({ textContent }) => textContent);
  const values = figures.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names.map((name, index) => `${values[index]} ${name}`)).toEqual([
    '60 items in the pool',
    '20 items in 30 minutes',
  ]);
  expect(figures.queryByText(/taken it/)).toBeNull();
  unmount();
  open(1234);
  const more = within(await region('The test today'));
  await more.findByText('1,234');
  more.getByText('people have taken it');
});

test('figures of the reasoning test that could not be loaded are loaded by Try again', async () => {
  const network = marketingServer().on(getQuizFiguresEndpoint, () => {
    throw new Error('no answer');
  });
  const { user } = renderScreen(iqProgram, { path, url: path, network });
  const figures = within(await region('The test today'));
  await figures.findByText('The figures could not be loaded');
  network.on(getQuizFiguresEndpoint, () => figuresOfTest);
  await user.click(figures.getByRole('button', { name: 'Try again' }));
  await figures.findByText('60');
});

test('[MK-018] each feature of a plan has a link or is in development, and there is no price', async () => {
  open();
  const free = within(await screen.findByRole('article', { name: 'Free plan' }));
  const premium = within(screen.getByRole('article', { name: 'Premium plan' }));
  const titles = (plan: typeof free) =>
    plan.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(titles(free)).toEqual(['AI IQ test', 'Certificate']);
  expect(titles(premium)).toEqual(['Mentors', 'Webinars', 'Internships', 'Portfolio']);
  for (const entry of [...free.getAllByRole('listitem'), ...premium.getAllByRole('listitem')]) {
    const link = within(entry).queryByRole('link');
    expect(link !== null || within(entry).queryByText('In development') !== null).toBe(true);
  }
  expect(premium.getByRole('link', { name: 'Browse mentors' })).toHaveAttribute('href', '/mentor');
  expect(document.body).not.toHaveTextContent(/₹|Rs\.|INR/);
});

test('[MK-016] the IQ program page has its questions and the contact block', async () => {
  const network = marketingServer().on(listFaqEndpoint, () => ({
    items: [1, 2, 3, 4, 5].map((number) => ({
      id: `question-${number}`,
      page: 'iq-program' as const,
      question: `Question ${number}?`,
      answer: 'Yes.',
    })),
  }));
  renderScreen(iqProgram, { path, url: path, network });
  const questions = within(await region('Frequently asked questions'));
  expect(await questions.findAllByRole('button')).toHaveLength(5);
  await region('Write to us');
});
