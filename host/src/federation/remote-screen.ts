import type { PageRoute } from '@sopaan/contract/routes';
import { withDeadline } from './deadline';
import { FallbackAttempts, loadReleaseScreen, type LoadedScreen } from './fallback-attempts';
import { prefetchScreen, timeoutError } from './load-remote';
import { PRIMARY_TIMEOUT_MS, type LoadTimeouts } from './load-timeouts';
import { RemoteError, getErrorPhase } from './remote-error';
import type { RemoteOfSet } from './remote-of-set';
import type { ReleaseScreen, RemoteScreens } from './remote-screens';
import { getErrorReference, reportFailure, type RegionOwner } from './report-failure';
import type { OpenedScreen, ScreenSource } from './screen-source';

/** The screen of one route, from the release of its remote or from a fallback. */
export class RemoteScreen implements ScreenSource {
  /** The release that served the screen which was opened last. */
  servedBy: RemoteOfSet;
  private attempts: FallbackAttempts;

  constructor(
    private readonly screens: RemoteScreens,
    private readonly route: PageRoute,
  ) {
    this.servedBy = screens.remote;
    this.attempts = new FallbackAttempts(screens, route.path, []);
  }

  async open(timeouts: LoadTimeouts): Promise<OpenedScreen> {
    const fallback = this.screens.findFallback(this.route);
    const tried = fallback ? [fallback.remote.release] : [];
    this.attempts = new FallbackAttempts(this.screens, this.route.path, tried);
    const loadedScreen = await (fallback
      ? this.openFallback(fallback, timeouts)
      : this.openPrimary(timeouts));
    return this.recordOpened(loadedScreen);
  }

  prefetch(): Promise<void> {
    const { remote, screen } = this.screens.findFallback(this.route) ?? this.primary;
    return prefetchScreen(remote, screen);
  }

  markHealthy({ release }: RegionOwner): void {
    this.screens.markHealthy(release, this.route);
  }

  canFallBack(failure: Error): boolean {
    return (
      !this.attempts.isExhausted &&
      !this.screens.isHealthy(this.servedBy.release, this.route) &&
      getErrorPhase(failure) === 'render' &&
      failure.name !== 'AbortError'
    );
  }

  async fallBack(failure: Error): Promise<OpenedScreen | null> {
    const { attempts, servedBy: failedRemote } = this;
    try {
      const loadedScreen = await attempts.load(performance.now() + PRIMARY_TIMEOUT_MS);
      this.report(failure, failedRemote, loadedScreen.remote.release);
      this.switchToFallback(loadedScreen, attempts.takeFailures());
      return this.recordOpened(loadedScreen);
    } catch {
      this.reportAll(attempts.takeFailures());
      return null;
    }
  }

  resetFallback(): void {
    this.screens.resetFallback();
  }

  private get primary(): ReleaseScreen {
    return { remote: this.screens.remote, screen: this.route.screen };
  }

  private async openFallback(
    fallback: ReleaseScreen,
    { primaryMs, fallbackMs }: LoadTimeouts,
  ): Promise<LoadedScreen> {
    const deadline = performance.now() + primaryMs + fallbackMs;
    try {
      return await loadReleaseScreen(fallback, primaryMs + fallbackMs);
    } catch (failure) {
      this.screens.resetFallback();
      return this.loadFallback(failure, deadline);
    }
  }

  private async openPrimary({ primaryMs, fallbackMs }: LoadTimeouts): Promise<LoadedScreen> {
    const { remote } = this.screens;
    const deadline = performance.now() + primaryMs + fallbackMs;
    const primary = loadReleaseScreen(this.primary, primaryMs + fallbackMs);
    try {
      return await withDeadline(primary, primaryMs, () => timeoutError(remote));
    } catch (failure) {
      // A release that is only slow may still load before its fallback.
      return this.loadFallback(failure, deadline, primary);
    }
  }

  /** Loads the screen from a fallback, unless the primary, which has only timed out, finishes first. */
  private async loadFallback(
    failure: unknown,
    deadline: number,
    pendingPrimary: Promise<LoadedScreen> = Promise.reject(failure),
  ): Promise<LoadedScreen> {
    const loadedScreen = await Promise.any([this.attempts.load(deadline), pendingPrimary]).catch(
      () => null,
    );
    const failures = this.attempts.takeFailures();
    if (loadedScreen === null) {
      this.reportAll(failures);
      return pendingPrimary;
    }
    if (loadedScreen.remote !== this.screens.remote) {
      this.switchToFallback(
        loadedScreen,
        failure instanceof RemoteError ? [failure, ...failures] : failures,
      );
    }
    return loadedScreen;
  }

  private switchToFallback({ remote }: LoadedScreen, failures: readonly RemoteError[]): void {
    this.screens.setFallback(remote);
    this.reportAll(failures, remote.release);
  }

  private recordOpened({ screen, remote }: LoadedScreen): OpenedScreen {
    this.servedBy = remote;
    return { screen, owner: remote };
  }

  private reportAll(failures: readonly RemoteError[], replacedBy?: string): void {
    for (const failure of failures) this.report(failure, failure.remote, replacedBy);
  }

  private report(failure: Error, remote: RemoteError['remote'], replacedBy?: string): void {
    reportFailure(failure, {
      owner: remote,
      page: this.screens.page,
      reference: getErrorReference(failure),
      route: this.route.path,
      replacedBy,
    });
  }
}
