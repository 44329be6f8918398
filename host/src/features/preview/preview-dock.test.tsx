/** @jest-environment-options {"sheets": true} */
import { ApiError } from '@sopaan/api-client/api-error';
import type { PagePreview, PageSet } from '@sopaan/contract/release';
import { previewDifferenceEndpoint } from '@sopaan/schemas/releases/preview';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { act, screen, within } from '@testing-library/react';
import { aRelease } from '../../testing/fake-releases';
import { reloadPage } from './reload-page';
import { PageSetContext } from './page-set-context';
import { PreviewDock } from './preview-dock';

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }));

const preview: PagePreview = {
  problem: null,
  token: 'token-of-the-preview-link',
  expires: '2026-11-28T06:30:00.000Z',
  base: 'aaaaaaaaaaaa',
  overridden: [
    {
      unit: 'explore',
      version: '1.1.0',
      release: '1.1.0-e2',
      author: 'Asha Rao',
      commit: '0123456789abcdef',
      publishedAt: '2026-11-20T05:00:00.000Z',
    },
  ],
};

const setWith = (shown: PagePreview | null): PageSet => ({
  set: 'bbbbbbbbbbbb',
  environment: 'production',
  page: '',
  host: { version: '1.0.0', release: '1.0.0-h1' },
  remotes: [aRelease('missing', { release: '1.1.0-e2' })],
  retirements: [],
  preview: shown,
});

function open(shown: PagePreview | null, network = fakeNetwork()) {
  const set = setWith(shown);
  const Component = () => (
    <PageSetContext value={set}>
      <header data-unit="host">Header</header>
      <main id="content">
        <div data-unit="explore" data-release="1.1.0-e2">
          Courses
        </div>
      </main>
      <PreviewDock />
    </PageSetContext>
  );
  return {
    network,
    ...renderScreen({ Component }, { path: '/explore', url: '/explore', network }),
  };
}

const findBar = () => screen.findByRole('region', { name: 'Preview' });
const reservedHeight = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--sopaan-dock');
const previewWith = (problem: string): PagePreview => ({
  ...preview,
  problem,
  token: '',
  expires: '',
  overridden: [],
});

/** Answers requests to the edge. */
function mockEdge(status: number) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
}

beforeEach(() => sessionStorage.clear());

test('a page without a preview has no bar and reserves no room for it', async () => {
  open(null);
  await screen.findByText('Courses');
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  expect(reservedHeight()).toBe('');
});

test('the bar shows the overridden releases with author and commit, and when the preview expires', async () => {
  const { user } = open(preview);
  expect(await findBar()).toHaveTextContent('Preview explore 1.1.0');
  expect(reservedHeight()).not.toBe('');
  const details = screen.getByRole('button', { name: 'Details' });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  await user.click(details);
  const region = await findBar();
  expect(region).toHaveTextContent('1.1.0-e2');
  expect(region).toHaveTextContent(
    'Published 20 Nov 2026, 10:30 am IST by Asha Rao, commit 0123456789ab',
  );
  expect(region).toHaveTextContent('Different from production');
  expect(region).toHaveTextContent(
    'Valid until 28 Nov 2026, 12:00 pm IST. Set bbbbbbbbbbbb instead of aaaaaaaaaaaa.',
  );
  await user.keyboard('{Escape}');
  expect(details).toHaveAttribute('aria-expanded', 'false');
  expect(details).toHaveFocus();
});

test('[P3] a preview whose releases were promoted says that it is the same as the current set', async () => {
  const { user } = open({ ...preview, base: 'bbbbbbbbbbbb' });
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  expect(await findBar()).toHaveTextContent('Same as production');
  expect(await findBar()).toHaveTextContent('The current set of production has the same releases.');
  expect(await findBar()).not.toHaveTextContent('instead of');
});

test('leaving a preview calls the edge, then reloads the page', async () => {
  const fetchMock = mockEdge(204);
  const { user } = open(preview);
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  await user.click(screen.getByRole('button', { name: 'Leave preview' }));
  expect(fetchMock).toHaveBeenCalledWith('/-/preview/leave', { method: 'POST' });
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('shows an error and keeps the preview when leaving it fails', async () => {
  mockEdge(503);
  const { user, toasts } = open(preview);
  jest.mocked(reloadPage).mockClear();
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  await user.click(screen.getByRole('button', { name: 'Leave preview' }));
  expect(toasts.at(-1)).toMatchObject({ kind: 'error' });
  expect(reloadPage).not.toHaveBeenCalled();
});

test('copies the preview link to the current page and confirms it', async () => {
  const { user, toasts } = open(preview);
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = 'http://localhost/?preview=token-of-the-preview-link';
  expect(copied).toHaveBeenCalledWith(link.replace('/?', '/explore?'));
  expect(toasts.at(-1)).toMatchObject({ kind: 'success' });
  copied.mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(toasts.at(-1)).toMatchObject({ kind: 'error' });
  expect(screen.getByLabelText('Preview link to this page')).toHaveValue(
    link.replace('/?', '/explore?'),
  );
});

test('[P3] regions are outlined and listed with their releases, and the tab remembers that they are outlined', async () => {
  const { user, unmount } = open(preview);
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  const toggle = screen.getByRole('button', { name: 'Show where each release is used' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  act(() => toggle.focus());
  await user.keyboard(' ');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const region = await findBar();
  expect(region).toHaveTextContent('Header and footer: host 1.0.0-h1 (production)');
  expect(region).toHaveTextContent('Content: explore 1.1.0-e2 (preview)');
  expect(getComputedStyle(screen.getByText('Courses')).outline).toContain('dashed');
  unmount();
  const reopened = open(preview);
  await findBar();
  expect(getComputedStyle(screen.getByText('Courses')).outline).toContain('dashed');
  await reopened.user.click(screen.getByRole('button', { name: 'Details' }));
  await reopened.user.click(
    screen.getByRole('button', { name: 'Show where each release is used' }),
  );
  expect(getComputedStyle(screen.getByText('Courses')).outline).not.toContain('dashed');
});

test('the differences for this path are fetched when expanded', async () => {
  const network = fakeNetwork().on(
    previewDifferenceEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  const { user } = open(preview, network);
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  await user.click(screen.getByRole('button', { name: 'Difference' }));
  await screen.findByText('The difference could not be loaded');
  const noDifference = { units: [], routes: [], contract: [], shared: [], bytes: [] };
  const page = { pattern: '/explore', before: 102_400, after: 104_448, state: 'changed' as const };
  network.on(previewDifferenceEndpoint, () => ({ difference: noDifference, page }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/102 KiB instead of 100 KiB \(\+2 KiB\)/);
  expect(screen.getByText('No differences.')).toBeVisible();
  expect(network.requests(previewDifferenceEndpoint)).toEqual([
    { token: 'token-of-the-preview-link', path: '/explore' },
  ]);
});

test.each([
  ['expired', 'This preview link has expired.'],
  ['revoked', 'This preview has been revoked.'],
  ['unknown', 'This preview link is not valid.'],
  ['unavailable', 'This preview cannot be opened right now.'],
  ['other-environment', 'This preview link is for another environment.'],
  ['invented-later', 'This preview cannot be shown.'],
])(
  'a link that is %s shows a reason on the regular site and can be dismissed',
  async (name, message) => {
    const { user } = open(previewWith(name));
    const region = within(await findBar());
    expect(region.getByRole('status')).toHaveTextContent(
      `${message} You are seeing the regular site.`,
    );
    expect(screen.queryByRole('button', { name: 'Leave preview' })).toBeNull();
    await user.click(region.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  },
);
