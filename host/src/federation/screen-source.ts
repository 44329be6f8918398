import type { ScreenModule } from '@sopaan/contract/remote';
import type { LoadTimeouts } from './load-timeouts';
import type { RegionOwner } from './report-failure';

/** A screen and the release that it belongs to. */
export interface OpenedScreen {
  screen: ScreenModule;
  owner: RegionOwner;
}

/** Loads the screen of one route. */
export interface ScreenSource {
  /** The release that the region shows now: the one in the set, or its fallback. */
  readonly servedBy: RegionOwner;
  open(timeouts: LoadTimeouts): Promise<OpenedScreen>;
  prefetch(): Promise<unknown>;
  /** Records that the screen was rendered without an error. */
  markHealthy(owner: RegionOwner): void;
  /** Whether a screen that failed while rendering should be replaced by another release. */
  canFallBack(failure: Error): boolean;
  /** Loads the screen of the fallback release; null when there is none. Never rejects. */
  fallBack(failure: Error): Promise<OpenedScreen | null>;
  /** Makes the next attempt use the set's release again. */
  resetFallback(): void;
}

/** A source without a fallback release. */
export function createStaticSource(
  owner: RegionOwner,
  load: () => Promise<ScreenModule>,
): ScreenSource {
  return {
    servedBy: owner,
    open: async () => ({ screen: await load(), owner }),
    prefetch: load,
    markHealthy: () => undefined,
    canFallBack: () => false,
    fallBack: () => Promise.resolve(null),
    resetFallback: () => undefined,
  };
}
