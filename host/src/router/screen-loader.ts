import { loginPath } from '@sopaan/contract/paths';
import type { PageRoute } from '@sopaan/contract/routes';
import { sessionStore } from '@sopaan/session/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import { settledWithin, withDeadline } from '../federation/deadline';
import type { NavigationTimeouts } from '../federation/load-timeouts';
import { RemoteError } from '../federation/remote-error';
import type { OpenedScreen, ScreenSource } from '../federation/screen-source';
import { canonicalPath } from './canonical-path';
import type { RedirectChain } from './redirect-loader';

/** The data of a route's loader for its region. */
export interface ScreenState {
  route: PageRoute;
  source: ScreenSource;
  /** Settles when the screen's code and data are loaded. */
  screenPromise: Promise<OpenedScreen>;
  /** Loads the data of a screen that replaced the first one. */
  loadData: (opened: OpenedScreen) => Promise<OpenedScreen>;
  /** Cancels pending queries without observers, so that a retry sends new requests. */
  cancelPendingQueries: () => Promise<void>;
}

interface ScreenRoute extends Pick<ScreenState, 'route' | 'source'> {
  queryClient: QueryClient;
  timeouts: NavigationTimeouts;
  redirectChain: RedirectChain;
  /** Returns a redirect that loads a new document, when the navigation should apply an update of the page. */
  redirectToUpdate: () => Response | undefined;
}

/** The minimum timeout of a screen's data, when its code was slow. */
const MIN_DATA_TIMEOUT_MS = 2500;

/** How long a navigation keeps showing the old page, so that fast navigations show no skeleton. */
const SKELETON_DELAY_MS = 200;

export function screenLoader(screenRoute: ScreenRoute) {
  const { route, source, queryClient, redirectToUpdate } = screenRoute;
  return async ({ params, request }: LoaderFunctionArgs): Promise<ScreenState | Response> => {
    const url = new URL(request.url);
    const canonical = route.path === '*' ? undefined : canonicalPath(route.path, url.pathname);
    if (canonical) return replace(canonical + url.search + url.hash);
    if (route.access === 'session' && sessionStore.getState().status === 'guest') {
      return redirect(loginPath(url.pathname + url.search));
    }
    const updateRedirect = redirectToUpdate();
    if (updateRedirect) return updateRedirect;
    screenRoute.redirectChain.reset();
    const timeouts = screenRoute.timeouts.next();
    const deadline = performance.now() + timeouts.primaryMs + timeouts.fallbackMs;
    const loadData = async (openedScreen: OpenedScreen) => {
      const { screen, owner } = openedScreen;
      // Data that arrives after the timeout stays in the cache for the next attempt.
      const data = Promise.resolve(
        screen.loader?.({ params, url, queryClient, signal: request.signal }),
      );
      const timeoutMs = Math.max(MIN_DATA_TIMEOUT_MS, deadline - performance.now());
      await withDeadline(data, timeoutMs, () => new RemoteError('TIMEOUT', 'data', owner));
      return openedScreen;
    };
    const screenPromise = source.open(timeouts).then(loadData);
    await settledWithin(screenPromise, SKELETON_DELAY_MS);
    const cancelPendingQueries = () =>
      queryClient.cancelQueries({
        fetchStatus: 'fetching',
        predicate: (query) => query.getObserversCount() === 0,
      });
    return { route, source, screenPromise, loadData, cancelPendingQueries };
  };
}
