import { listSessionsEndpoint, type SignedInSession } from '@sopaan/schemas/account/sessions';
import { getUserEndpoint, type User } from '@sopaan/schemas/account/user';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { Component } from '../screens/account.screen';

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

interface Account {
  user?: Partial<User>;
  sessions?: SignedInSession[];
}

export function anAccount({ user = {}, sessions = [aSession()] }: Account = {}) {
  return fakeNetwork()
    .on(getUserEndpoint, () => aUser(user))
    .on(listSessionsEndpoint, () => ({ sessions }));
}

/** Opens `/account` as a logged-in user. */
export function openAccount(network = anAccount()) {
  const url = '/account';
  const view = renderScreen({ Component }, { path: url, url, network, session: 'member' });
  return { network, ...view };
}

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
export const getField = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
