import type { PageRemote } from '@sopaan/contract/release';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeEdge, type FakeEdge } from './fake-edge';
import { fakeScripts, lazyScreen, type ServedFiles } from './fake-releases';
import { aSet, openPage } from './open-page';

/** The files of a working release, which most tests use as the fallback. */
export const workingFiles: ServedFiles = {
  screens: {
    shelf: lazyScreen(() => <h1>Fallback shelf</h1>),
    book: lazyScreen(() => <h1>Fallback book</h1>),
  },
};

/** The files of a release with the given shelf and a working book; most tests use it as the release of the page's set. */
export const withShelf = (Component: () => ReactNode): ServedFiles => ({
  screens: { shelf: lazyScreen(Component), book: lazyScreen(() => <h1>Present book</h1>) },
});

/** A component that throws while rendering. */
export const throwError = (): never => {
  throw new Error('Cannot read it');
};

/** Opens pages on a fake edge and records what the page requests and shows. */
export interface PageHarness {
  edge: FakeEdge;
  /** The releases whose scripts were requested, oldest first. */
  scripts: string[];
  /** The number of times that a failed state was rendered, however briefly. */
  alerts: () => number;
  /** Opens a page with the release `current` of a remote, and with the release that the edge offers as fallback. */
  open: (current: PageRemote, fallback?: PageRemote, url?: string) => ReturnType<typeof openPage>;
}

export function createPageHarness(): PageHarness {
  const edge = fakeEdge();
  const scripts = fakeScripts();
  // React logs the errors that boundaries catch.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let alerts = 0;
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('alert')) alerts += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true });
  return {
    edge,
    scripts,
    alerts: () => alerts,
    open(current, fallback, url = '/shelf') {
      edge.fallback = () => fallback;
      return openPage(aSet(current), { url });
    },
  };
}

export const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const findFailedState = () => screen.findByRole('alert', {}, { timeout: 3000 });
