import type { ScreenModule } from '@sopaan/contract/remote';
import type { Patience } from './patience';
import type { RegionOwner } from './report';

/** A screen, and the release that it is of. */
export interface OpenedScreen {
  screen: ScreenModule;
  owner: RegionOwner;
}

/** Where the screen of one route comes from. */
export interface ScreenSource {
  /** The release that fills the region now: the set's, or the one that stands in for it. */
  readonly owner: RegionOwner;
  open: (patience: Patience) => Promise<OpenedScreen>;
  prefetch: () => Promise<unknown>;
  /** The screen was drawn, and stays. */
  stood: (owner: RegionOwner) => void;
  /** Whether another release shall take the place of a screen that failed in the page. */
  mayStepDown: (failure: Error) => boolean;
  /** The screen of the release that takes the place; null when none does. Never rejects. */
  stepDown: (failure: Error) => Promise<OpenedScreen | null>;
  /** The next attempt is the set's own release's again. */
  startAfresh: () => void;
}

/** A screen that has no other release to step down to. */
export function steadySource(owner: RegionOwner, load: () => Promise<ScreenModule>): ScreenSource {
  return {
    owner,
    open: async () => ({ screen: await load(), owner }),
    prefetch: load,
    stood: () => undefined,
    mayStepDown: () => false,
    stepDown: () => Promise.resolve(null),
    startAfresh: () => undefined,
  };
}
