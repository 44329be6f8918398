import { ApiError } from '@sopaan/api-client/api-error';
import { getChallengeEndpoint, getDayChallengeEndpoint } from '@sopaan/schemas/practice/challenge';
import { OUTPUT_RULE } from '@sopaan/schemas/practice/same-output';
import { getSubmissionEndpoint, getSubmissionsEndpoint } from '@sopaan/schemas/practice/submission';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { act, screen, within } from '@testing-library/react';
import { aFullChallenge } from '../testing/challenges';
import { challengePath, challengeUrl } from '../testing/challenge-network';
import { guideServer } from '../testing/guides';
import { openChallenge } from '../testing/open-challenge';
import { setWindowWidth } from '../testing/window-width';
import * as challengeScreen from './challenge.screen';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());

const panel = () => screen.findByRole('region', { name: 'Problem Statement' });
const panelToggle = async () =>
  within(await panel()).getByRole('button', { name: 'Problem Statement' });

test('[PR-003] [PR-004] [PR-005] [PR-007] [PR-009] [PR-010] [PR-011] a code conquest challenge is requested by the id of the URL and shown with its statement open next to the editor', async () => {
  const { network } = openChallenge();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bus meeting' })).toBeVisible();
  expect(network.requests(getChallengeEndpoint)).toEqual([
    { id: 'c1', challange_type: 'code_conquest' },
  ]);
  expect(document.title).toContain('Bus meeting');
  const problem = within(await panel());
  expect(await panelToggle()).toHaveAttribute('aria-expanded', 'true');
  expect(problem.getByText('When')).toBeVisible();
  expect(problem.getByText('1 ≤ N ≤ 100')).toBeVisible();
  expect(problem.getByText('9', { selector: 'sup' })).toBeVisible();
  expect(problem.getByText(/7 hidden tests, each with 2 s .* 256 MB/)).toHaveTextContent(
    OUTPUT_RULE,
  );
  for (const fact of ['Beginner', '10 points', 'Numbers']) {
    expect(problem.getByText(fact)).toBeVisible();
  }
});

test('[PR-005] [PR-006] on wide screens the statement takes about a quarter of the width and can be collapsed', async () => {
  const { user } = openChallenge();
  const region = await panel();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const panelRules = rules.filter(({ cssText }) =>
    [...region.classList].some((name) => cssText.includes(name)),
  );
  expect(panelRules.map(({ cssText }) => cssText).join('\n')).toMatch(
    /min-width: ?769px[^]*data-open="true"[^]*flex: 0 0 max\(25%, 22rem\)/,
  );
  await user.click(await panelToggle());
  expect(screen.getByText('When', { ignore: false })).not.toBeVisible();
});

test('[PR-007] [PR-008] in windows of 768 px or less the statement starts closed, and its button in the bar opens and closes it', async () => {
  setWindowWidth(768);
  const { user } = openChallenge();
  const bar = within(await screen.findByRole('navigation', { name: 'Parts of the challenge' }));
  const button = bar.getByRole('button', { name: 'Problem Statement' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAttribute('aria-controls', (await panel()).id);
  expect(screen.getByText('When', { ignore: false })).not.toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('When')).toBeVisible();
  await user.click(button);
  expect(screen.getByText('When', { ignore: false })).not.toBeVisible();
});

test('[PR-007] above the code, a narrow window shows the task in one sentence and a button that opens the statement', async () => {
  setWindowWidth(360);
  const { user } = openChallenge({
    url: `${challengeUrl}?part=hints`,
    prepare: guideServer(),
  });
  const bar = within(await screen.findByRole('navigation', { name: 'Parts of the challenge' }));
  await user.click(bar.getByRole('button', { name: 'Code' }));
  expect(screen.getByText('When do two buses meet?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read the problem' }));
  expect(await screen.findByText('When')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  expect(bar.getByRole('button', { current: true })).toHaveTextContent('Problem');
});

test('[PR-007] in windows wider than 768 px the statement starts open', async () => {
  setWindowWidth(769);
  openChallenge();
  expect(await panelToggle()).toHaveAttribute('aria-expanded', 'true');
});

test('an example can be copied', async () => {
  const { user, toasts } = openChallenge();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy input of example 1' }));
  expect(write).toHaveBeenCalledWith('4 6');
  expect(toasts.map(({ message }) => message)).toEqual(['Copied.']);
});

const openDay = (answer: () => ReturnType<typeof aFullChallenge> | ApiError, url: string) => {
  const network = fakeNetwork().on(getDayChallengeEndpoint, answer);
  return {
    ...renderScreen(challengeScreen, { path: challengePath, url, network, session: 'member' }),
    network,
  };
};

const dayUrl = '/code_editor/100_days_code_conquest/bus-meeting/d7';

test('[PR-010] a challenge of the 100 days is requested by title and id of the URL', async () => {
  const { network } = openChallenge({
    url: dayUrl,
    prepare: (prepared) =>
      prepared.on(getDayChallengeEndpoint, () =>
        aFullChallenge({ id: 'd7', day: 7, type: '100_days_code_conquest' }),
      ),
  });
  expect(await screen.findByText('Day 7')).toBeVisible();
  expect(network.requests(getDayChallengeEndpoint)).toEqual([
    { id: 'bus-meeting', days_id: 'd7', challange_type: '100_days_code_conquest' },
  ]);
  expect(network.requests(getChallengeEndpoint)).toEqual([]);
  expect(screen.getByRole('link', { name: 'All days' })).toHaveAttribute(
    'href',
    '/practice/100-days-code-conquest',
  );
});

test('[PR-012] an unknown type shows an error without a request, and links to the practice page', async () => {
  const network = fakeNetwork();
  renderScreen(challengeScreen, {
    path: challengePath,
    url: '/code_editor/chess/bus-meeting/c1',
    network,
    session: 'member',
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Unknown challenge type',
  );
  expect(screen.getByRole('link', { name: 'Go to practice' })).toHaveAttribute('href', '/practice');
  expect(network.calls).toEqual([]);
});

test('[PR-013] a failure is shown and can be retried; missing and locked challenges have their own messages', async () => {
  let isFailing = true;
  const { user, unmount } = openChallenge({
    prepare: (network) =>
      network.on(getChallengeEndpoint, () =>
        isFailing
          ? new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' })
          : aFullChallenge(),
      ),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The challenge could not be loaded');
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bus meeting' })).toBeVisible();
  unmount();

  const missingDay = openDay(
    () => new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' }),
    dayUrl,
  );
  expect(await screen.findByText('Challenge not found')).toBeVisible();
  missingDay.unmount();

  openDay(() => new ApiError({ code: 'DAY_LOCKED', status: 403, origin: 'server' }), dayUrl);
  expect(await screen.findByText('This day is still locked')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the 100 days' })).toHaveAttribute(
    'href',
    '/practice/100-days-code-conquest',
  );
});

test('a submission that does not exist is not polled', async () => {
  jest.useFakeTimers();
  const { network } = openChallenge({
    url: '/code_editor/code_conquest/bus-meeting/c1?submission=gone',
    prepare: (prepared) =>
      prepared.on(
        getSubmissionEndpoint,
        () => new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' }),
      ),
  });
  expect(await screen.findByText('This submission could not be loaded')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(network.requests(getSubmissionEndpoint)).toHaveLength(1);
  jest.useRealTimers();
});

test('failed submissions can be retried; an empty list shows an empty state', async () => {
  let isFailing = true;
  const { user } = openChallenge({
    url: '/code_editor/code_conquest/bus-meeting/c1?tab=submissions',
    prepare: (network) =>
      network.on(getSubmissionsEndpoint, () =>
        isFailing
          ? new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' })
          : { items: [], nextCursor: null },
      ),
  });
  expect(await screen.findByText('Your submissions could not be loaded')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nothing submitted yet/)).toBeVisible();
});
