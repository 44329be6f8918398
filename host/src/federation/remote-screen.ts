import type { PageRoute } from '@sopaan/contract/routes';
import { withDeadline } from './deadline';
import { fetchFallback } from './fetch-fallback';
import { findScreenName } from './find-screen-name';
import { loadScreen, prefetchScreen, timeoutError } from './load-remote';
import { PRIMARY_TIMEOUT_MS, type LoadTimeouts } from './load-timeouts';
import { RemoteError, getErrorPhase } from './remote-error';
import type { ReleaseScreen, RemoteScreens } from './remote-screens';
import { getErrorReference, reportFailure, type RegionOwner } from './report-failure';
import type { OpenedScreen, ScreenSource } from './screen-source';
import type { SetRemote } from './unreadable-remote';

interface Loaded extends OpenedScreen {
  owner: SetRemote;
}

/** The screen of one route, from the release of its remote or from the fallback. */
export class RemoteScreen implements ScreenSource {
  /** The release of the screen that was opened last. */
  owner: SetRemote;

  constructor(
    private readonly screens: RemoteScreens,
    private readonly route: PageRoute,
  ) {
    this.owner = screens.remote;
  }

  async open(timeouts: LoadTimeouts): Promise<OpenedScreen> {
    const fallback = this.screens.findFallback(this.route);
    const loaded = await (fallback
      ? this.openFallback(fallback, timeouts)
      : this.openPrimary(timeouts));
    return this.fillRegion(loaded);
  }

  prefetch(): Promise<void> {
    const { release, screen } = this.screens.findFallback(this.route) ?? this.primary;
    return prefetchScreen(release, screen);
  }

  markHealthy(owner: RegionOwner): void {
    if (owner === this.screens.remote) this.screens.markHealthy(this.route.screen);
  }

  canFallBack(failure: Error): boolean {
    return (
      this.owner === this.screens.remote &&
      !this.screens.isHealthy(this.route.screen) &&
      getErrorPhase(failure) === 'render' &&
      failure.name !== 'AbortError'
    );
  }

  async fallBack(failure: Error): Promise<OpenedScreen | null> {
    try {
      const deadline = performance.now() + PRIMARY_TIMEOUT_MS;
      const loaded = await this.loadOffered(deadline);
      this.replaceRelease(loaded, failure);
      return this.fillRegion(loaded);
    } catch (error) {
      this.reportFallback(error);
      return null;
    }
  }

  resetFallback(): void {
    this.screens.resetFallback();
  }

  private get primary(): ReleaseScreen {
    return { release: this.screens.remote, screen: this.route.screen };
  }

  private async openFallback(
    fallback: ReleaseScreen,
    { primaryMs, fallbackMs }: LoadTimeouts,
  ): Promise<Loaded> {
    try {
      return await load(fallback, primaryMs + fallbackMs);
    } catch (failure) {
      this.screens.resetFallback();
      throw failure;
    }
  }

  private async openPrimary({ primaryMs, fallbackMs }: LoadTimeouts): Promise<Loaded> {
    const { remote } = this.screens;
    const deadline = performance.now() + primaryMs + fallbackMs;
    const primary = load(this.primary, primaryMs + fallbackMs);
    try {
      return await withDeadline(primary, primaryMs, () => timeoutError(remote));
    } catch (failure) {
      const offered = this.loadOffered(deadline);
      // A release that is only slow may still load before its fallback.
      const loaded = await Promise.any([offered, primary]).catch(async () => {
        await offered.catch((error: unknown) => this.reportFallback(error));
        return primary;
      });
      if (loaded.owner !== remote && failure instanceof Error) this.replaceRelease(loaded, failure);
      return loaded;
    }
  }

  /** Loads the screen from the release that the edge offers in place of the remote's own. */
  private async loadOffered(deadline: number): Promise<Loaded> {
    const { remote, page } = this.screens;
    const release = await fetchFallback(remote, page.host.release);
    const screen = findScreenName(release, this.route.path);
    if (!screen) throw new Error(`${release.name} ${release.release} has no ${this.route.path}`);
    return load({ release, screen }, deadline - performance.now());
  }

  private replaceRelease({ owner }: Loaded, failure: Error): void {
    this.screens.useFallback(owner);
    this.report(failure, this.screens.remote, owner.release);
  }

  private fillRegion(loaded: Loaded): OpenedScreen {
    this.owner = loaded.owner;
    return loaded;
  }

  /** Reports a fallback that failed, but not that there is none. */
  private reportFallback(failure: unknown): void {
    if (failure instanceof RemoteError) this.report(failure, failure.remote);
  }

  private report(failure: Error, failed: RemoteError['remote'], replacedBy?: string): void {
    reportFailure(failure, {
      owner: failed,
      page: this.screens.page,
      reference: getErrorReference(failure),
      route: this.route.path,
      replacedBy,
    });
  }
}

async function load({ release, screen }: ReleaseScreen, timeoutMs: number): Promise<Loaded> {
  return { screen: await loadScreen(release, screen, timeoutMs), owner: release };
}
