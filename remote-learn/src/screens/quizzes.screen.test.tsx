import { ApiError } from '@sopaan/api-client/api-error';
import { getFestivalsEndpoint } from '@sopaan/schemas/festivals/festival';
import { getQuizzesEndpoint, type QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import { getQuizResultsEndpoint } from '@sopaan/schemas/quizzes/quiz-results';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import * as quizzesScreen from './quizzes.screen';

const aListedQuiz = (id: string, title: string): QuizListItem => ({
  id,
  parentid: 'i1',
  type: 'quiz',
  title,
  description: `About ${title}`,
  topic: 'Geography',
  questionCount: 10,
  durationSeconds: 600,
  difficultyLevel: 'Beginner',
  examPreparation: ['GATE'],
});
const aPage = (items: QuizListItem[], nextCursor: string | null = null) => ({
  items,
  nextCursor,
  total: items.length,
  totalIsCapped: false,
  facets: [
    {
      key: 'topic',
      options: [
        { value: 'Geography', count: 2 },
        { value: 'History', count: 1 },
      ],
    },
  ],
  relaxations: items.length > 0 ? [] : [{ filter: 'search', count: 2 }],
});
const QUIZZES = [aListedQuiz('q1', 'Rivers of India'), aListedQuiz('q2', 'Kings of India')];

const festival = {
  id: 'f1',
  title: 'Monsoon Festival',
  summary: 'A week of quizzes.',
  registrationOpensAt: '2031-05-01T09:00:00Z',
  startsAt: '2031-05-02T09:00:00Z',
  endsAt: '2031-05-09T09:00:00Z',
  timezone: 'Asia/Kolkata',
};

function quizzesServer() {
  return fakeNetwork()
    .on(getFestivalsEndpoint, () => ({ items: [festival] }))
    .on(getQuizzesEndpoint, ({ search = '', cursor }) => {
      const items = QUIZZES.filter(({ title }) =>
        title.toLowerCase().includes(search.toLowerCase()),
      );
      return cursor
        ? aPage([aListedQuiz('q3', 'Lakes of India')])
        : aPage(items, search ? null : 'next');
    })
    .on(getQuizResultsEndpoint, () => ({
      items: [
        {
          quizId: 'q2',
          used: 3,
          running: true,
          best: { score: 7, total: 10 },
          last: { score: 4, total: 10 },
        },
      ],
    }));
}

const open = ({ network = quizzesServer(), url = '/learn/quizzes', session = 'member' } = {}) =>
  renderScreen(quizzesScreen, {
    path: '/learn/quizzes',
    url,
    network,
    session: session === 'member' ? 'member' : 'guest',
  });
const rows = () => within(screen.getByRole('list', { name: 'Quizzes' })).getAllByRole('article');

test("[U23] quizzes are listed with their subject and the member's attempts, last and best result", async () => {
  open();
  expect(await screen.findByText('Last result: 4 of 10')).toBeVisible();
  const [rivers, kings] = rows();
  expect(kings).toHaveTextContent('Best: 7 of 10, 3 attempts, one is in progress');
  expect(kings).toHaveTextContent('Geography');
  expect(rivers).not.toHaveTextContent(/attempt|result/);
  expect(screen.getByRole('link', { name: 'Rivers of India' })).toHaveAttribute(
    'href',
    '/learn/quizz/q1/i1/quiz',
  );
  expect(document.title).toBe('Quizzes | Sopaan');
});

test('guests see the quizzes, without a request for results', async () => {
  const network = quizzesServer();
  open({ network, session: 'guest' });
  await screen.findByRole('link', { name: 'Rivers of India' });
  expect(network.requests(getQuizResultsEndpoint)).toEqual([]);
});

test('[MK-031] festivals that are not over are linked', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Monsoon Festival' })).toHaveAttribute(
    'href',
    '/online-quizzing-festival/monsoon-festival/f1',
  );
  const festivals = screen.getByRole('region', { name: 'Quizzing festivals' });
  expect(festivals).toHaveTextContent('A week of quizzes. Until 9 May 2031.');
});

test('the search text is in the URL and filters the quizzes', async () => {
  const { user, url } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search quizzes' }), 'kings');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(url()).toBe('/learn/quizzes?search=kings');
  expect(screen.getByRole('link', { name: 'Kings of India' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(url()).toBe('/learn/quizzes');
});

test('quizzes are filtered by subject, and for members by what they have taken', async () => {
  const network = quizzesServer();
  const { user, url } = open({ network });
  await user.click(await screen.findByRole('button', { name: 'Subject' }));
  await user.click(await screen.findByRole('checkbox', { name: /History/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/learn/quizzes?topic=History'));
  expect(network.requests(getQuizzesEndpoint).at(-1)).toMatchObject({ topic: ['History'] });
  await user.click(screen.getByRole('button', { name: 'Attempts' }));
  await user.click(await screen.findByRole('checkbox', { name: /Not taken/ }));
  await waitFor(() => expect(url()).toBe('/learn/quizzes?topic=History&status=new'));
});

test('[U2] the list says that it is of the corrected text', async () => {
  const network = quizzesServer().on(getQuizzesEndpoint, () => ({
    ...aPage(QUIZZES.slice(0, 1)),
    corrected: 'rivers',
  }));
  open({ network, url: '/learn/quizzes?search=rievrs' });
  expect(await screen.findByText(/Showing results for/)).toHaveTextContent('rivers');
});

test('a search without results can be cleared', async () => {
  const { user } = open({ url: '/learn/quizzes?search=oceans' });
  expect(await screen.findByText('No quizzes match your search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('more quizzes are loaded, and the first new one takes the focus', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Lakes of India' })).toHaveFocus());
});

const offline = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

test('results that cannot be loaded can be retried', async () => {
  const network = quizzesServer();
  network.on(getQuizResultsEndpoint, offline);
  const { user } = open({ network });
  expect(await screen.findByText('Your results could not be loaded')).toBeVisible();
  network.on(getQuizResultsEndpoint, () => ({
    items: [{ quizId: 'q1', used: 1, running: false, best: null, last: null }],
  }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 attempt')).toBeVisible();
});

test('a list that cannot be loaded can be retried', async () => {
  const network = quizzesServer();
  network.on(getQuizzesEndpoint, offline);
  const { user } = open({ network, session: 'guest' });
  expect(await screen.findByText('The quizzes could not be loaded')).toBeVisible();
  network.on(getQuizzesEndpoint, () => aPage(QUIZZES));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});
