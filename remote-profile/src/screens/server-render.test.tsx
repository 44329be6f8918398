/** @jest-environment node */
import type { ScreenModule } from '@sopaan/contract/remote';
import { UNDER_DEVELOPMENT } from '@sopaan/contract/routes';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { getParentalConsentEndpoint } from '@sopaan/schemas/account/parental-consent';
import { getUnsubscribeLinkEndpoint } from '@sopaan/schemas/account/unsubscribe';
import {
  getPublicProfileEndpoint,
  getPublicSettingsEndpoint,
} from '@sopaan/schemas/public-profile/public-profile';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderOnServer, type ServerRequest } from '@sopaan/testing/render-on-server';
import remoteConfig from '../../remote.config';
import { aFullUser } from '../testing/full-user';
import { aPublicProfile } from '../testing/public-profile';
import { publicSettings } from '../testing/public-settings';
import * as cv from './cv.screen';
import * as dashboard from './dashboard.screen';
import * as pack from './pack.screen';
import * as parentalConsent from './parental-consent.screen';
import * as publicProfile from './public-profile.screen';
import * as resume from './resume.screen';
import * as unsubscribe from './unsubscribe.screen';

interface Page extends ServerRequest {
  /** The name of the screen. */
  name: string;
  screen: ScreenModule;
  /** A text of the page. */
  text: string;
}

const user = aFullUser();
const network = fakeNetwork()
  .on(getUserEndpoint, () => user)
  .on(getUnsubscribeLinkEndpoint, () => ({ topic: 'deadlines', isWanted: true }))
  .on(getParentalConsentEndpoint, () => ({
    status: 'pending',
    memberName: 'Asha Rao',
    confirmedAt: null,
  }))
  .on(getPublicProfileEndpoint, () => aPublicProfile({ isIndexable: false }))
  .on(getPublicSettingsEndpoint, () => publicSettings({ username: 'asha', isPublic: true }));
const asGuest = { name: 'dashboard', screen: dashboard, path: '/profile/:settingId', network };
const asMember = { ...asGuest, session: 'member', user: aUser() } as const;
const onCv = { ...asMember, name: 'cv', screen: cv, path: '/profile/cv' };

const pages: readonly Page[] = [
  { ...asMember, url: '/profile/profile', text: 'I like numbers.' },
  { ...asMember, url: '/profile/profile?tab=skills', text: 'Machine learning' },
  { ...asMember, url: '/profile/profile?tab=experience', text: 'Apr 2024 to present' },
  { ...asMember, url: '/profile/profile?tab=education', text: 'Mysuru University' },
  { ...asMember, url: '/profile/profile?tab=projects', text: 'Weather station' },
  { ...asMember, url: '/profile/profile?tab=links', text: 'https://example.in/asha' },
  { ...asMember, url: '/profile/profile?tab=info', text: 'asha@example.in' },
  // The panel of an editor opens in the browser.
  { ...asMember, url: '/profile/profile?edit=skills', text: 'Machine learning' },
  { ...asMember, url: '/profile/courses', text: 'Web basics' },
  { ...asMember, url: '/profile/questions', text: 'Only the member who asks and the mentor' },
  { ...asMember, url: '/profile/document', text: 'Your Document Wallet' },
  {
    name: 'pack',
    screen: pack,
    path: '/pack/:token',
    network,
    url: '/pack/a',
    text: 'Shared documents',
  },
  {
    name: 'unsubscribe',
    screen: unsubscribe,
    path: '/unsubscribe/:token',
    network,
    url: '/unsubscribe/a',
    text: 'Do you want to stop receiving emails',
  },
  {
    name: 'parental-consent',
    screen: parentalConsent,
    path: '/parental-consent/:token',
    network,
    url: '/parental-consent/a',
    text: 'What needs your consent',
  },
  { ...asMember, url: '/profile/account', text: 'Public profile' },
  { ...asMember, url: '/profile/account', text: 'Account Settings' },
  // A dialog is rendered by the browser only.
  { ...asMember, url: '/profile/account?edit=contact', text: 'Contact Information' },
  { ...asMember, url: '/profile/courses?search=rust', text: 'No courses match your search' },
  { ...asMember, url: '/profile/institution', text: 'Institutes you follow' },
  { ...asMember, url: '/profile/privatejob', text: 'Your applications' },
  { ...asMember, url: '/profile/govtjob', text: 'Jobs that match your profile' },
  { ...asMember, url: '/profile/saved?kind=job', text: 'Competitions' },
  { ...asMember, url: '/profile/saved', text: 'Saved searches' },
  { ...asMember, url: '/profile/activity', text: 'Submissions' },
  { ...asMember, url: '/profile/profile', text: 'Stats and Achievements' },
  { ...asMember, url: '/profile/notices?unread', text: 'Shown notices' },
  { ...asMember, url: '/profile/treasure', text: 'page not found' },
  {
    name: 'public-profile',
    screen: publicProfile,
    path: '/u/:username',
    network,
    url: '/u/asha',
    text: 'Weather station',
  },
  { ...onCv, url: '/profile/cv', text: 'Mysuru University' },
  { ...onCv, url: '/profile/cv?template=compact', text: 'Mysuru University' },
  {
    ...asMember,
    name: 'resume',
    screen: resume,
    path: '/profile/resume',
    url: '/profile/resume',
    text: 'Download resume.json',
  },
  // The browser redirects a guest to the login page.
  { ...asGuest, url: '/profile/profile', text: 'Loading Your Profile' },
];

test('every screen has a page here', () => {
  const screens = remoteConfig.routes.flatMap((route) =>
    'screen' in route && route.screen !== UNDER_DEVELOPMENT ? [route.screen] : [],
  );
  expect(new Set(pages.map(({ name }) => name))).toEqual(new Set(screens));
});

test.each(pages)('a server renders $url: $text', async ({ screen, text, ...request }) => {
  expect(await renderOnServer(screen, request)).toContain(text);
});
