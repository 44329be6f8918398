import {
  environmentHistoryEndpoint,
  listEnvironmentsEndpoint,
  type Environment,
} from '@sopaan/schemas/releases/environment';
import { healthEndpoint } from '@sopaan/schemas/releases/health';
import { listReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { Component } from '../screens/releases.screen';
import {
  aHealth,
  aHistoryEntry,
  anEnvironment,
  aRelease,
  setB,
} from '../features/releases/testing/records';

/** A registry with one environment. Tests change its state through the array `environments`. */
export function aRegistry(environments: Environment[] = [anEnvironment()]) {
  return fakeNetwork()
    .on(getUserEndpoint, () => aUser({ role: 'admin' }))
    .on(listEnvironmentsEndpoint, () => ({ environments }))
    .on(healthEndpoint, () => aHealth())
    .on(environmentHistoryEndpoint, () => ({
      entries: [
        aHistoryEntry({ action: 'promote', why: 'Faster lists' }),
        aHistoryEntry({ revision: 6, set: setB, at: '2026-11-19T06:30:00.000Z' }),
      ],
    }))
    .on(listReleasesEndpoint, () => ({
      items: [aRelease(), aRelease({ release: '1.0.0-e1', environments: ['production'] })],
      nextCursor: null,
    }));
}

/** Opens the console as a logged-in administrator. */
export function openConsole(search = '', network = aRegistry()) {
  const url = `/releases${search}`;
  const view = renderScreen({ Component }, { path: '/releases', url, network, session: 'member' });
  return { network, ...view };
}

/** Answers media queries for a screen of the given width. */
export function mockScreenWidth(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const minWidth = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? Infinity);
    return Object.assign(new EventTarget(), {
      matches: width >= minWidth,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
