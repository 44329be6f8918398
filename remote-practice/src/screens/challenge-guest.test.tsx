import { loginPath } from '@sopaan/contract/paths';
import { executeEndpoint } from '@sopaan/schemas/code-runs/code-run';
import {
  createSubmissionEndpoint,
  getSubmissionsEndpoint,
} from '@sopaan/schemas/practice/submission';
import { fireEvent, screen } from '@testing-library/react';
import { writeGuestCode } from '../features/editor/solution/guest-code';
import { challengeUrl } from '../testing/challenge-network';
import { findEditor, openChallenge } from '../testing/open-challenge';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());

test('[U6] a guest reads the challenge and writes code, which a reload keeps', async () => {
  const { network, unmount } = openChallenge({ session: 'guest' });
  expect(await screen.findByText('1 ≤ N ≤ 100')).toBeVisible();
  fireEvent.change(await findEditor(), { target: { value: 'as a guest' } });
  expect(screen.queryByText(/cannot save your code/)).not.toBeInTheDocument();
  expect(network.requests(getSubmissionsEndpoint)).toEqual([]);
  unmount();
  openChallenge({ session: 'guest' });
  expect(await findEditor()).toHaveValue('as a guest');
});

test.each([
  { button: 'Run Code', reason: { action: 'run' } },
  { button: 'Submit', reason: { action: 'submit', title: 'Bus meeting' } },
])(
  '[U6] $button leads a guest to the login, which says why, and back to the same code',
  async ({ button, reason }) => {
    const { user, network, url, state, unmount } = openChallenge({ session: 'guest' });
    fireEvent.change(await findEditor(), { target: { value: 'as a guest' } });
    await user.click(screen.getByRole('button', { name: button }));
    expect(url()).toBe(loginPath(challengeUrl));
    expect(state()).toEqual({ reason });
    expect(network.requests(executeEndpoint)).toEqual([]);
    expect(network.requests(createSubmissionEndpoint)).toEqual([]);
    unmount();
    openChallenge();
    expect(await findEditor()).toHaveValue('as a guest');
  },
);

test('[U6] after the login, code from before can be restored, and the next guest sees none', async () => {
  const asMember = openChallenge();
  fireEvent.change(await findEditor(), { target: { value: 'as a member' } });
  asMember.unmount();
  writeGuestCode('c1', 'javascript', { code: 'as a guest', replaced: [] });
  const { user, unmount } = openChallenge();
  expect(await findEditor()).toHaveValue('as a guest');
  await user.click(screen.getByRole('button', { name: 'Restore my code' }));
  expect(await findEditor()).toHaveValue('as a member');
  unmount();
  openChallenge({ session: 'guest' });
  expect(await findEditor()).toHaveValue('// Read from lines.\n');
});

test('[U6] a guest is asked to log in to see submissions', async () => {
  const url = `${challengeUrl}?tab=submissions`;
  const { user, state } = openChallenge({ session: 'guest', url });
  const link = await screen.findByRole('link', { name: 'Log in to see your submissions' });
  expect(link).toHaveAttribute('href', loginPath(url));
  await user.click(link);
  expect(state()).toEqual({ reason: { action: 'submissions' } });
});
