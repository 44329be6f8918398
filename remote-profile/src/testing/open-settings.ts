import { getMemberAgeEndpoint, type MemberAge } from '@sopaan/schemas/account/age';
import { getMailChoicesEndpoint } from '@sopaan/schemas/account/mail-choices';
import { listSessionsEndpoint, type SignedInSession } from '@sopaan/schemas/account/sessions';
import { getAccountSettingsEndpoint, type AccountSettings } from '@sopaan/schemas/account/settings';
import {
  getMemberNewsletterEndpoint,
  type MemberNewsletter,
} from '@sopaan/schemas/newsletter/member-newsletter';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import * as dashboardScreen from '../screens/dashboard.screen';
import { userServer } from './open-dashboard';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

export function aSession(changes: Partial<SignedInSession> = {}): SignedInSession {
  return {
    id: 'here',
    current: true,
    client: 'Firefox on Linux',
    createdAt: ago(600),
    lastUsedAt: ago(0),
    ...changes,
  };
}

/** A session on a device other than this one. */
export const aDevice = (id: string, client: string, minutes = 5) =>
  aSession({ id, client, current: false, createdAt: ago(9_000), lastUsedAt: ago(minutes) });

export function someSettings(changes: Partial<AccountSettings> = {}): AccountSettings {
  return {
    name: 'Asha Rao',
    dob: '',
    language: '',
    primaryEmail: 'asha@example.in',
    isPrimaryEmailConfirmed: true,
    pendingPrimaryEmail: '',
    recoveryEmail: '',
    pendingRecoveryEmail: '',
    primaryPhone: '',
    recoveryPhone: '',
    revision: 'r1',
    ...changes,
  };
}

export const mailChoices = {
  choices: [
    { category: 'applications', isWanted: true },
    { category: 'competitions', isWanted: false },
  ],
};

/** An adult who has agreed to the legal texts. */
export const anAdult: MemberAge = { ageGroup: 'adult', hasAgreed: true, parent: null };

/** The weekly newsletter is subscribed, the other topic waits for its confirmation. */
export const memberNewsletter: MemberNewsletter = {
  email: 'asha@example.in',
  isEmailConfirmed: true,
  topics: [
    {
      topic: 'weekly',
      name: 'Weekly newsletter',
      description: 'What is new.',
      status: 'subscribed',
    },
    {
      topic: 'community',
      name: 'Community start',
      description: 'One email.',
      status: 'unconfirmed',
    },
  ],
};

interface Account {
  settings?: Partial<AccountSettings>;
  sessions?: SignedInSession[];
}

/** A server with everything that the section reads. */
export function anAccount({ settings = {}, sessions = [aSession()] }: Account = {}) {
  return userServer()
    .on(getAccountSettingsEndpoint, () => someSettings(settings))
    .on(getMemberAgeEndpoint, () => anAdult)
    .on(getMailChoicesEndpoint, () => mailChoices)
    .on(getMemberNewsletterEndpoint, () => memberNewsletter)
    .on(listSessionsEndpoint, () => ({ sessions }));
}

/** Opens the section `account` of the dashboard as a logged-in user. `search` may name a dialog, such as `?edit=contact`. */
export function openSettings(network = anAccount(), search = '') {
  const view = renderScreen(dashboardScreen, {
    path: '/profile/:settingId',
    url: `/profile/account${search}`,
    network,
    session: 'member',
  });
  return { network, ...view };
}

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
export const getField = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
