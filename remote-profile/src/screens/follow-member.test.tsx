import { ApiError } from '@sopaan/api-client/api-error';
import { getPublicProfileEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import {
  followMemberEndpoint,
  getMemberFollowEndpoint,
  unfollowMemberEndpoint,
  type MemberFollow,
} from '@sopaan/schemas/stats/member-follow';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import { aPublicProfile } from '../testing/public-profile';
import * as publicProfile from './public-profile.screen';

const follow = (changes: Partial<MemberFollow> = {}): MemberFollow => ({
  following: false,
  followers: 12,
  isSelf: false,
  ...changes,
});

const server = (stored: MemberFollow = follow()) =>
  fakeNetwork()
    .on(getPublicProfileEndpoint, () => aPublicProfile({ followers: 12, followings: 3 }))
    .on(getMemberFollowEndpoint, () => stored);

function open(options: Partial<RouteOptions> = {}) {
  return renderScreen(publicProfile, {
    path: '/u/:username',
    url: '/u/asha',
    session: 'member',
    network: server(),
    ...options,
  });
}

const followButton = () => screen.findByRole('button', { name: 'Follow Asha Rao' });
const unfollowButton = () =>
  screen.findByRole('button', { name: 'Following Asha Rao. Stop following' });

/** A response that the test sends later. */
function delayed<Value>() {
  let respond: (value: Value) => void = () => undefined;
  const response = new Promise<Value>((resolve) => (respond = resolve));
  return { response, respond: (value: Value) => respond(value) };
}

test('[PF-013] a member follows and unfollows; button and count change before the server has answered', async () => {
  const answer = delayed<MemberFollow>();
  const network = server()
    .on(followMemberEndpoint, () => answer.response)
    .on(unfollowMemberEndpoint, () => follow({ followers: 14 }));
  const { user } = open({ network });
  expect(await screen.findByText('12 followers · 3 following')).toBeVisible();
  await user.click(await followButton());
  await unfollowButton();
  expect(screen.getByText('13 followers · 3 following')).toBeVisible();
  // Two others have followed meanwhile.
  answer.respond(follow({ following: true, followers: 15 }));
  expect(await screen.findByText('15 followers · 3 following')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You follow Asha Rao. 15 followers');
  await user.click(await unfollowButton());
  expect(await screen.findByText('14 followers · 3 following')).toBeVisible();
  expect(await followButton()).toBeVisible();
  expect(network.requests(unfollowMemberEndpoint)).toEqual([{ username: 'asha' }]);
});

test('[PF-013] a failed follow is reverted, and the reason is shown', async () => {
  const answer = delayed<ApiError>();
  const network = server().on(followMemberEndpoint, () => answer.response);
  const { user, toasts } = open({ network });
  await user.click(await followButton());
  await unfollowButton();
  answer.respond(new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }));
  expect(await followButton()).toBeVisible();
  expect(screen.getByText('12 followers · 3 following')).toBeVisible();
  expect(toasts).toMatchObject([{ kind: 'error' }]);
});

test('[PF-013] a guest logs in first, and follows on return', async () => {
  const guest = open({ session: 'guest' });
  await guest.user.click(await followButton());
  await waitFor(() => expect(guest.url()).toMatch(/^\/auth\/login\?next=%2Fu%2Fasha/));
  const next = new URLSearchParams(guest.url().split('?')[1]).get('next') ?? '';
  guest.unmount();

  const network = server().on(followMemberEndpoint, () =>
    follow({ following: true, followers: 13 }),
  );
  const { url } = open({ url: next, network });
  expect(await unfollowButton()).toBeVisible();
  expect(await screen.findByText('13 followers · 3 following')).toBeVisible();
  expect(url()).toBe('/u/asha');
  expect(network.requests(followMemberEndpoint)).toEqual([{ username: 'asha' }]);
});

test("[PF-013] a member's own page has no follow button", async () => {
  open({ network: server(follow({ isSelf: true })) });
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Follow')).not.toBeInTheDocument());
  expect(screen.getByText('12 followers · 3 following')).toBeVisible();
});
