import type { PageRemote, PageSet } from '@sopaan/contract/release';
import type { PageRoute } from '@sopaan/contract/routes';
import { withDeadline } from './deadline';
import { fetchFallback } from './fetch-fallback';
import { findScreenName } from './find-screen-name';
import { loadScreen, prefetchScreen, timeoutError } from './load-remote';
import { PRIMARY_TIMEOUT_MS, type LoadTimeouts } from './load-timeouts';
import { RemoteError, getErrorPhase } from './remote-error';
import { getErrorReference, reportFailure } from './report-failure';
import type { OpenedScreen, ScreenSource } from './screen-source';

interface Loaded extends OpenedScreen {
  owner: PageRemote;
}

/**
 * Creates the screen sources of a remote. When its release fails, the release that the edge offers replaces it, in the same
 * navigation and for all later screens of the page. There is no second fallback.
 */
export function createRemoteScreens(remote: PageRemote, page: PageSet) {
  let fallback: PageRemote | undefined;
  const healthyScreens = new Set<string>();

  const load = async (owner: PageRemote, screen: string, timeoutMs?: number): Promise<Loaded> => ({
    screen: await loadScreen(owner, screen, timeoutMs),
    owner,
  });

  return (route: PageRoute): ScreenSource => {
    let owner = remote;

    const report = (failure: Error, failed: RemoteError['remote'], replacedBy?: string) => {
      const reference = getErrorReference(failure);
      reportFailure(failure, { owner: failed, page, reference, route: route.path, replacedBy });
    };

    function replaceRelease(loaded: Loaded, failure: Error): Loaded {
      fallback = loaded.owner;
      report(failure, remote, fallback.release);
      return loaded;
    }

    /** The fallback that is already in use, if it has this screen. */
    const currentFallback = () => {
      const screen = fallback && findScreenName(fallback, route.path);
      return fallback && screen ? { release: fallback, screen } : undefined;
    };

    async function loadFallback(deadline: number): Promise<Loaded> {
      const offered = await fetchFallback(remote, page.host.release);
      const screen = findScreenName(offered, route.path);
      if (!screen) throw new Error(`${offered.name} ${offered.release} has no ${route.path}`);
      return load(offered, screen, deadline - performance.now());
    }

    /** Reports a fallback that failed, but not that there is none. */
    const reportFallbackFailure = (failure: unknown) => {
      if (failure instanceof RemoteError) report(failure, failure.remote);
    };

    async function openPrimary({ primaryMs, fallbackMs }: LoadTimeouts): Promise<Loaded> {
      const deadline = performance.now() + primaryMs + fallbackMs;
      const primary = load(remote, route.screen, primaryMs + fallbackMs);
      try {
        return await withDeadline(primary, primaryMs, () => timeoutError(remote));
      } catch (failure) {
        const replacement = loadFallback(deadline);
        // A release that is only slow may still load before its fallback.
        const loaded = await Promise.any([replacement, primary]).catch(async () => {
          await replacement.catch(reportFallbackFailure);
          return primary;
        });
        if (loaded.owner === remote || !(failure instanceof Error)) return loaded;
        return replaceRelease(loaded, failure);
      }
    }

    async function openFallback(
      { release, screen }: { release: PageRemote; screen: string },
      { primaryMs, fallbackMs }: LoadTimeouts,
    ): Promise<Loaded> {
      try {
        return await load(release, screen, primaryMs + fallbackMs);
      } catch (failure) {
        fallback = undefined;
        throw failure;
      }
    }

    const activate = (loaded: Loaded): Loaded => {
      owner = loaded.owner;
      return loaded;
    };

    return {
      get owner() {
        return owner;
      },
      open: async (timeouts) => {
        const current = currentFallback();
        return activate(await (current ? openFallback(current, timeouts) : openPrimary(timeouts)));
      },
      prefetch: () => {
        const current = currentFallback();
        return prefetchScreen(current?.release ?? remote, current?.screen ?? route.screen);
      },
      markHealthy: (healthyOwner) => {
        if (healthyOwner === remote) healthyScreens.add(route.screen);
      },
      canFallBack: (failure) =>
        owner === remote &&
        !healthyScreens.has(route.screen) &&
        getErrorPhase(failure) === 'render' &&
        failure.name !== 'AbortError',
      fallBack: async (failure) => {
        try {
          const deadline = performance.now() + PRIMARY_TIMEOUT_MS;
          return activate(replaceRelease(await loadFallback(deadline), failure));
        } catch (error) {
          reportFallbackFailure(error);
          return null;
        }
      },
      resetFallback: () => {
        fallback = undefined;
      },
    };
  };
}
