import type { PageSet } from '@sopaan/contract/release';
import type { PageRoute } from '@sopaan/contract/routes';
import { findScreenName } from './find-screen-name';
import type { RemoteOfSet } from './remote-of-set';

/** A screen of one release of the remote. */
export interface ReleaseScreen {
  remote: RemoteOfSet;
  /** The name of the screen in that release. */
  screen: string;
}

/**
 * The screens of a remote on this page. When its release fails, the release that the edge offers replaces it, in the same navigation
 * and for all later screens of the page.
 */
export class RemoteScreens {
  private fallback: RemoteOfSet | undefined;
  private readonly healthyScreens = new Set<string>();

  constructor(
    readonly remote: RemoteOfSet,
    readonly page: PageSet,
  ) {}

  /** The screen of the fallback in use; undefined without a fallback, or if it has no screen for the route. */
  findFallback({ path }: PageRoute): ReleaseScreen | undefined {
    const { fallback } = this;
    const screen = fallback && findScreenName(fallback, path);
    return fallback && screen ? { remote: fallback, screen } : undefined;
  }

  /** From now on, screens are loaded from this release instead of the set's. */
  setFallback(fallback: RemoteOfSet): void {
    this.fallback = fallback;
  }

  /** From now on, screens are loaded from the set's release again. */
  resetFallback(): void {
    this.fallback = undefined;
  }

  /** Records that this release has rendered the screen of a route without an error: a later error is not the fault of the release. */
  markHealthy(release: string, { screen }: PageRoute): void {
    this.healthyScreens.add(`${release} ${screen}`);
  }

  isHealthy(release: string, { screen }: PageRoute): boolean {
    return this.healthyScreens.has(`${release} ${screen}`);
  }
}
