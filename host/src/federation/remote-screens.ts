import type { PageSet } from '@sopaan/contract/release';
import type { PageRoute } from '@sopaan/contract/routes';
import { findScreenName } from './find-screen-name';
import type { SetRemote } from './unreadable-remote';

/** A screen of a release. */
export interface ReleaseScreen {
  release: SetRemote;
  screen: string;
}

/**
 * The screens of a remote on this page. When its release fails, the release that the edge offers replaces it, in the same navigation
 * and for all later screens of the page.
 */
export class RemoteScreens {
  private fallback: SetRemote | undefined;
  private readonly healthyScreens = new Set<string>();

  constructor(
    readonly remote: SetRemote,
    readonly page: PageSet,
  ) {}

  /** The screen of the fallback in use; undefined without a fallback, or if it has no screen for the route. */
  findFallback({ path }: PageRoute): ReleaseScreen | undefined {
    const release = this.fallback;
    const screen = release && findScreenName(release, path);
    return release && screen ? { release, screen } : undefined;
  }

  /** Replaces the remote's own release from now on. */
  setFallback(release: SetRemote): void {
    this.fallback = release;
  }

  /** The next screen is loaded from the remote's own release again. */
  resetFallback(): void {
    this.fallback = undefined;
  }

  /** The screen of a route has been rendered by this release without an error: a later error is not one of the release. */
  markHealthy(release: string, { screen }: PageRoute): void {
    this.healthyScreens.add(`${release} ${screen}`);
  }

  isHealthy(release: string, { screen }: PageRoute): boolean {
    return this.healthyScreens.has(`${release} ${screen}`);
  }
}
