import type { ScreenModule } from '@sopaan/contract/remote';
import { fetchFallback } from './fetch-fallback';
import { findScreenName } from './find-screen-name';
import { loadScreen } from './load-remote';
import { RemoteError } from './remote-error';
import type { RemoteOfSet } from './remote-of-set';
import type { ReleaseScreen, RemoteScreens } from './remote-screens';

/** A screen and the release of the remote that it was loaded from. */
export interface LoadedScreen {
  screen: ScreenModule;
  remote: RemoteOfSet;
}

/** How many fallbacks a navigation tries before the region shows its failed state. */
const MAX_FALLBACKS = 2;

/** The fallbacks that one navigation tries for the screen of a route. */
export class FallbackAttempts {
  private readonly failures: RemoteError[] = [];

  constructor(
    private readonly screens: RemoteScreens,
    private readonly path: string,
    /** The names of the releases tried so far. */
    private readonly tried: string[],
  ) {}

  get isExhausted(): boolean {
    return this.tried.length >= MAX_FALLBACKS;
  }

  /**
   * Loads the screen from the release that the edge offers, or from the next one if that fails. Rejects when no other one is offered or
   * tried. The deadline is a time of `performance.now()`.
   */
  async load(deadline: number): Promise<LoadedScreen> {
    const offered = await this.findOffered(deadline);
    try {
      return await loadReleaseScreen(offered, deadline - performance.now());
    } catch (failure) {
      if (failure instanceof RemoteError) this.failures.push(failure);
      return this.load(deadline);
    }
  }

  /** Returns the failures of fallbacks since the last call. */
  takeFailures(): RemoteError[] {
    return this.failures.splice(0);
  }

  private async findOffered(deadline: number): Promise<ReleaseScreen> {
    const { remote, page } = this.screens;
    const remainingMs = deadline - performance.now();
    if (this.isExhausted || remainingMs <= 0) {
      throw new Error(`No other fallback for ${remote.name} ${remote.release} is tried`);
    }
    const request = { failed: remote, host: page.host.release, tried: this.tried };
    const offered = await fetchFallback(request, remainingMs);
    this.tried.push(offered.release);
    const screen = findScreenName(offered, this.path);
    return screen ? { remote: offered, screen } : this.findOffered(deadline);
  }
}

export async function loadReleaseScreen(
  { remote, screen }: ReleaseScreen,
  timeoutMs: number,
): Promise<LoadedScreen> {
  return { screen: await loadScreen(remote, screen, timeoutMs), remote };
}
