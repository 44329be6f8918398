import { configureApi } from '@sopaan/api-client/call';
import { addRecentSearch, readRecentSearches } from '@sopaan/session/recent-searches';
import { SopaanTheme } from '@sopaan/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SearchSlot } from './search-slot';

const course = { title: 'Python basics', detail: 'Narmada Institute', path: '/course/python/c1' };
const job = {
  title: 'Python Developer',
  detail: 'Asha Labs · Pune',
  facts: ['₹25,000–₹40,000 a month', 'Apply by 1 Dec 2026'],
  path: '/job/preview/python/j1',
};
const FOUND = {
  groups: [
    {
      kind: 'courses',
      title: 'Courses',
      total: 1,
      totalIsCapped: false,
      listPath: null,
      items: [course],
    },
    {
      kind: 'jobs',
      title: 'Jobs',
      total: 214,
      totalIsCapped: false,
      listPath: '/explore/jobs?search=python',
      items: [job],
    },
  ],
};

/** Responds to searches, and keeps their texts and signals. */
function fakeServer(response: (text: string) => object = () => FOUND) {
  const texts: string[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  configureApi({
    getToken: () => null,
    fetch: async (input, init) => {
      const text = new URL(String(input), 'https://sopaan.example').searchParams.get('q') ?? '';
      texts.push(text);
      signals.push(init?.signal);
      return Response.json(response(text));
    },
  });
  return { texts, signals };
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <SopaanTheme>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SopaanTheme>,
  );
  const url = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup({ delay: null }), url };
}

const Page = () => (
  <>
    <SearchSlot />
    <input aria-label="Name" />
  </>
);

const field = () => screen.findByRole('combobox', { name: 'Search the site' });

afterEach(() => localStorage.clear());

test('[U2] the button opens a search whose results are grouped, counted aloud and chosen with the keyboard', async () => {
  fakeServer();
  const { user, url } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await field()).toHaveFocus();
  await user.keyboard('python');
  const jobs = within(await screen.findByRole('group', { name: 'Jobs' }));
  expect(jobs.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Python DeveloperAsha Labs · Pune₹25,000–₹40,000 a month · Apply by 1 Dec 2026',
    'All 214 jobs',
  ]);
  expect(screen.getByText('215 results. Use the arrow keys to choose one.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Python Developer');
  expect(await field()).toHaveAttribute('aria-activedescendant', active.id);
  await user.keyboard('{Enter}');
  expect(url()).toBe(job.path);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(readRecentSearches()).toEqual(['python']);
});

test('Enter without a chosen result opens the page with all of them, and a click opens a list', async () => {
  fakeServer();
  const { user, url } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await field(), 'python{Enter}');
  expect(url()).toBe('/search?q=python');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await field(), 'python');
  await user.click(await screen.findByRole('option', { name: 'All 214 jobs' }));
  expect(url()).toBe('/explore/jobs?search=python');
});

test('/ and Ctrl+K open it, / not while text is typed nor when it is turned off', async () => {
  fakeServer();
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a/b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('checkbox', { name: 'Open with the key /' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  localStorage.clear();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(await field()).toBeInTheDocument();
});

test('recent searches are offered and can be deleted', async () => {
  fakeServer();
  addRecentSearch('rust');
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('option', { name: 'rust' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option', { name: 'rust' })).not.toBeInTheDocument();
  expect(readRecentSearches()).toEqual([]);
});

test('[U2] the empty search leads to lists, which are not remembered as searches', async () => {
  fakeServer();
  const { user, url } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('group', { name: 'Browse everything' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(url()).toBe('/explore/jobs/private-job?jobType=Internship');
  expect(readRecentSearches()).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('option', { name: 'Government jobs' }));
  expect(url()).toBe('/explore/jobs/govt-job');
});

test('nothing found, a corrected text and a failure are stated', async () => {
  let isDown = true;
  fakeServer((text) => {
    if (isDown) throw new TypeError('fetch failed');
    return text === 'pyhton' ? { ...FOUND, corrected: 'python' } : { groups: [] };
  });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await field(), 'pyhton');
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing results for')).toHaveTextContent(
    'Showing results for python',
  );
  await user.type(await field(), 'xyz');
  expect(await screen.findByText(/^Nothing found for “pyhtonxyz”/)).toBeVisible();
});

test('[U24] results for some of the words are named as such', async () => {
  fakeServer(() => ({ ...FOUND, isPartial: true }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await field(), 'python xylophone');
  expect(await screen.findByText('Results for some of your words')).toBeVisible();
});

test('one request is sent after a pause in typing, and one that is no longer needed is aborted', async () => {
  const { texts, signals } = fakeServer();
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await field(), 'python');
  await screen.findByRole('option', { name: /Python Developer/ });
  expect(texts).toEqual(['python']);
  configureApi({
    getToken: () => null,
    fetch: (_input, init) => {
      signals.push(init?.signal);
      return new Promise<Response>(() => undefined);
    },
  });
  await user.type(await field(), ' rust');
  await waitFor(() => expect(signals).toHaveLength(2));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(signals[1]?.aborted).toBe(true));
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});
