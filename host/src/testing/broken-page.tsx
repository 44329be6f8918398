import type { PageRemote } from '@sopaan/contract/release';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeEdge, type FakeEdge } from './fake-edge';
import { fakeScripts, heading, type Served } from './fake-releases';
import { aSet, openPage } from './open-page';

/** What a release with sound screens serves. */
export const sound: Served = {
  screens: {
    shelf: heading(() => <h1>Last good shelf</h1>),
    book: heading(() => <h1>Last good book</h1>),
  },
};

/** What a release serves whose other screen is sound. */
export const shelfIs = (Component: () => ReactNode): Served => ({
  screens: { shelf: heading(Component), book: heading(() => <h1>Present book</h1>) },
});

/** What a component does that cannot be drawn. */
export const broken = (): never => {
  throw new Error('Cannot read it');
};

/** A browser in which things go wrong. */
export interface Browser {
  edge: FakeEdge;
  /** Of which releases scripts were asked for, oldest first. */
  scripts: string[];
  /** How often a failed state was seen, however short. */
  alerts: () => number;
  /** A page whose remote is `present`, and the release that the edge names in its place. */
  open: (present: PageRemote, lastGood?: PageRemote, url?: string) => ReturnType<typeof openPage>;
}

export function openBrowser(): Browser {
  const edge = fakeEdge();
  const scripts = fakeScripts();
  // React tells the console of what boundaries catch.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let alerts = 0;
  const watch = new MutationObserver(() => {
    if (screen.queryByRole('alert')) alerts += 1;
  });
  watch.observe(document.body, { subtree: true, childList: true });
  return {
    edge,
    scripts,
    alerts: () => alerts,
    open(present, lastGood, url = '/shelf') {
      edge.standIn = () => lastGood;
      return openPage(aSet(present), { url });
    },
  };
}

export const shown = (name: string) => screen.findByRole('heading', { level: 1, name });
export const failed = () => screen.findByRole('alert', {}, { timeout: 3000 });
