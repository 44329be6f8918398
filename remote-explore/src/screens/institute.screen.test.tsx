import { ApiError } from '@sopaan/api-client/api-error';
import {
  followEndpoint,
  getFollowEndpoint,
  unfollowEndpoint,
  type Follow,
} from '@sopaan/schemas/institutes/follow';
import { getInstituteEndpoint, type Institute } from '@sopaan/schemas/institutes/institute';
import { getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { anInstituteDetail } from '../testing/institute';
import * as institute from './institute.screen';

const at = { path: '/institute/overview/:id', url: '/institute/overview/institute-1' };
const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });

function fakeInstitute(changes: Partial<Institute> = {}) {
  return fakeNetwork()
    .on(getInstituteEndpoint, () => anInstituteDetail(changes))
    .on(getSavedKeysEndpoint, () => ({ items: [] }));
}
const open = (changes: Partial<Institute> = {}) =>
  renderScreen(institute, { ...at, network: fakeInstitute(changes) });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const follow = () => screen.findByRole('button', { name: 'Follow Deccan Institute' });
const following = () => screen.findByRole('button', { name: /^Following Deccan Institute/ });

test('[EX-068] the institute of the id is shown with its description, location and contact', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Deccan Institute');
  expect(document.title).toBe('Deccan Institute | Sopaan');
  for (const text of [
    'College',
    'Teaches computing since 1998.',
    'Pune, Maharashtra',
    'Founded in 1998',
    'Run by Deccan Trust',
    '1,234 followers',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect((await section('About')).getByText('small groups')).toBeVisible();
  expect(container.querySelector('main script, section script')).toBeNull();
  const contact = await section('Contact');
  expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+912055509876',
    'mailto:office@deccan.example',
    'https://deccan.example/about',
  ]);
  const location = await section('Location');
  expect(location.getByText('Pune 411004')).toBeVisible();
  expect(location.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=FC%20Road%2C%20Pune%2C%20Maharashtra%2C%20India',
  );
});

test('[EX-068] the courses of an institute link to their pages', async () => {
  const { user, url } = open();
  await user.click(await (await section('Courses')).findByRole('link', { name: /web dev basics/ }));
  expect(url()).toBe('/course/Web-Dev-Basics/course-1');
});

test('[EX-068] a truncated list of courses states the total number', async () => {
  open({ courseCount: 120 });
  expect((await section('Courses')).getByText('The 1 newest of 120 courses')).toBeVisible();
});

test('[U17] an institute without followers shows no number of them', async () => {
  open({ followerCount: 0 });
  await screen.findByRole('button', { name: /^Follow / });
  expect(screen.queryByText(/follower/)).not.toBeInTheDocument();
});

test('[EX-068] missing facts of an institute are left out, and a website that is not an http(s) URL is not a link', async () => {
  open({
    description: '',
    owner: '',
    foundedYear: null,
    tagline: '',
    website: 'javascript:alert(1)',
    contact: { mobnum: '', emailid: '' },
    location: { landmark: '', zipcode: '', city: '', state: '' },
    followerCount: 1,
    courseCount: 0,
    courses: [],
  });
  await screen.findByText('1 follower');
  expect((await section('Contact')).queryByRole('link')).not.toBeInTheDocument();
  expect((await section('Location')).queryByRole('link')).not.toBeInTheDocument();
  expect((await section('Courses')).getByText('No courses yet')).toBeVisible();
  expect(screen.queryByText(/Founded|Run by/)).not.toBeInTheDocument();
});

test('[EX-068] an unknown id shows a message and a link to all institutes', async () => {
  const network = fakeNetwork().on(
    getInstituteEndpoint,
    () => new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' }),
  );
  const { user, url } = renderScreen(institute, { ...at, network });
  await screen.findByRole('heading', { name: 'We could not find this institute' });
  expect(document.title).toBe('Institute not found | Sopaan');
  await user.click(screen.getByRole('link', { name: 'See all institutes' }));
  expect(url()).toBe('/institution');
});

test("[EX-068] following and unfollowing are shown at once, then with the server's count", async () => {
  let respond: (follow: Follow) => void = () => undefined;
  const network = fakeInstitute()
    .on(getFollowEndpoint, () => ({ following: false, count: 1234 }))
    .on(followEndpoint, () => new Promise<Follow>((resolve) => (respond = resolve)))
    .on(unfollowEndpoint, () => ({ following: false, count: 1239 }));
  const { user } = renderScreen(institute, { ...at, network, session: 'member' });
  await user.click(await follow());
  await following();
  await screen.findByText('1,235 followers');
  expect(screen.queryByText(/^You follow/)).not.toBeInTheDocument();
  respond({ following: true, count: 1240 });
  await screen.findByText('You follow Deccan Institute. 1,240 followers');
  await user.click(await following());
  await follow();
  await screen.findByText('1,239 followers');
  expect(network.requests(followEndpoint)).toEqual([{ id: 'institute-1' }]);
  expect(network.requests(unfollowEndpoint)).toEqual([{ id: 'institute-1' }]);
});

test('[EX-068] a follow that cannot be saved is rolled back with a toast', async () => {
  const network = fakeInstitute()
    .on(getFollowEndpoint, () => ({ following: false, count: 1234 }))
    .on(followEndpoint, () => serverError);
  const { user, toasts } = renderScreen(institute, { ...at, network, session: 'member' });
  await user.click(await follow());
  await follow();
  await screen.findByText('1,234 followers');
  expect(toasts).toEqual([
    expect.objectContaining({
      kind: 'error',
      message: expect.stringMatching(/unavailable right now/),
    }),
  ]);
});

test('[HO-010] a guest who follows goes to the login page, which leads back', async () => {
  const { user, url } = open();
  await user.click(await follow());
  const loginUrl = new URL(url(), 'http://site.invalid');
  expect(loginUrl.pathname).toBe('/auth/login');
  expect(loginUrl.searchParams.get('next')).toMatch(
    /^\/institute\/overview\/institute-1\?do=follow/,
  );
});
