import { ApiError } from '@sopaan/api-client/api-error';
import { loginPath } from '@sopaan/contract/paths';
import {
  getChallengeGuideEndpoint,
  getEditorialEndpoint,
  giveUpChallengeEndpoint,
  openHintEndpoint,
} from '@sopaan/schemas/practice/challenge-guide';
import { screen, within } from '@testing-library/react';
import { challengeUrl } from '../testing/challenge-network';
import { guideServer } from '../testing/guides';
import { openChallenge } from '../testing/open-challenge';
import { setWindowWidth } from '../testing/window-width';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());
const failure = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
const hintsUrl = `${challengeUrl}?part=hints`;
const editorialUrl = `${challengeUrl}?part=editorial`;

test('hints are opened one at a time by keyboard, and the last one gets the focus', async () => {
  const { user, network, url } = openChallenge({ prepare: guideServer() });
  await user.click(await screen.findByRole('tab', { name: 'Description' }));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(url()).toBe(hintsUrl);
  expect(await screen.findByText(/Hints are free/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show hint 1 of 2' }));
  expect(await screen.findByText('multiples')).toBeVisible();
  expect(screen.queryByText(/Divide/)).not.toBeInTheDocument();
  const next = screen.getByRole('button', { name: 'Show hint 2 of 2' });
  expect(next).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Divide/)).toBeVisible();
  expect(
    screen.getAllByRole('listitem').find((item) => item.textContent.includes('Divide')),
  ).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Show hint/ })).not.toBeInTheDocument();
  expect(network.requests(openHintEndpoint)).toEqual([
    { challengeId: 'c1', hintNumber: 1 },
    { challengeId: 'c1', hintNumber: 2 },
  ]);
});

test('the statement needs no request for hints, and a link to a part opens it in a narrow window', async () => {
  const first = openChallenge({ prepare: guideServer() });
  expect(await screen.findByText('1 ≤ N ≤ 100')).toBeVisible();
  expect(first.network.requests(getChallengeGuideEndpoint)).toEqual([]);
  first.unmount();
  setWindowWidth(360);
  openChallenge({ url: hintsUrl, prepare: guideServer() });
  expect(await screen.findByRole('button', { name: 'Show hint 1 of 2' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Hints' })).toHaveAttribute('aria-selected', 'true');
});

test('the editorial of an unsolved challenge opens after a warning that the points are lost', async () => {
  const { user, network } = openChallenge({ url: editorialUrl, prepare: guideServer() });
  await user.click(await screen.findByRole('button', { name: 'Give up and show the editorial' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give up this challenge?' });
  expect(dialog).toHaveTextContent('no points and no coins');
  await user.click(within(dialog).getByRole('button', { name: 'Keep trying' }));
  expect(network.requests(giveUpChallengeEndpoint)).toEqual([]);
  expect(network.requests(getEditorialEndpoint)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Give up and show the editorial' }));
  await user.click(await screen.findByRole('button', { name: 'Give up' }));
  expect(await screen.findByText('least common multiple')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Reference solution in Python' })).toHaveTextContent(
    'print(lcm(4, 6))',
  );
  expect(screen.getByText(/earns you no points, because you gave it up/)).toBeVisible();
});

test('after solving, the editorial is open; the challenge of the day and one without say so', async () => {
  const solved = openChallenge({ url: editorialUrl, prepare: guideServer({ editorial: 'open' }) });
  expect(await screen.findByText('least common multiple')).toBeVisible();
  expect(screen.queryByText(/gave it up/)).not.toBeInTheDocument();
  solved.unmount();
  const today = openChallenge({ url: editorialUrl, prepare: guideServer({ editorial: 'today' }) });
  expect(await screen.findByText(/when the day ends at midnight in India/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Give up/ })).not.toBeInTheDocument();
  today.unmount();
  const none = { hintCount: 0, editorial: 'none' };
  const { user } = openChallenge({ url: editorialUrl, prepare: guideServer(none) });
  expect(await screen.findByText('This challenge has no editorial.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Hints' }));
  expect(await screen.findByText('This challenge has no hints.')).toBeVisible();
});

test('failures are shown and can be retried', async () => {
  let isFailing = true;
  const { user } = openChallenge({
    url: editorialUrl,
    prepare(network) {
      guideServer({ editorial: 'open' })(network);
      const editorial = { html: '<p>Text</p>', solution: { language: 'python', code: '1' } };
      network.on(getEditorialEndpoint, () => (isFailing ? failure : editorial));
      network.on(openHintEndpoint, () => failure);
    },
  });
  expect(await screen.findByText('The editorial could not be loaded')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Hints' }));
  await user.click(await screen.findByRole('button', { name: 'Show hint 1 of 2' }));
  expect(await screen.findByText('The hint could not be opened')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show hint 1 of 2' })).toBeVisible();
});

test('a guest is asked to log in, and comes back to the hints', async () => {
  const { network } = openChallenge({ url: hintsUrl, session: 'guest' });
  expect(await screen.findByRole('link', { name: 'Log in to see the hints' })).toHaveAttribute(
    'href',
    loginPath(hintsUrl),
  );
  expect(network.requests(getChallengeGuideEndpoint)).toEqual([]);
});
