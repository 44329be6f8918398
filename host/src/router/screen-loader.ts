import { loginPath } from '@sopaan/contract/paths';
import type { PageRoute } from '@sopaan/contract/routes';
import { sessionStore } from '@sopaan/session/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, replace, type LoaderFunctionArgs } from 'react-router';
import { settledWithin, withDeadline } from '../federation/deadline';
import { patience } from '../federation/patience';
import { RemoteError } from '../federation/remote-error';
import type { OpenedScreen, ScreenSource } from '../federation/screen-source';
import { canonicalPath } from './canonical-path';

/** What a route's loader hands to its region. */
export interface ScreenState {
  route: PageRoute;
  source: ScreenSource;
  /** Settles when the screen's code and data are there. */
  ready: Promise<OpenedScreen>;
  /** The data for a screen that took the place of the first one. */
  fill: (opened: OpenedScreen) => Promise<OpenedScreen>;
  /** Gives up the reads that still hang and that nothing on the page waits for, so that another attempt asks afresh. */
  forgetHanging: () => Promise<void>;
}

interface ScreenRoute extends Pick<ScreenState, 'route' | 'source'> {
  queryClient: QueryClient;
  /** Answers a navigation otherwise than with a screen of this page. */
  leave: () => Response | undefined;
}

/** What the data of a screen get at least, when its code came late. Milliseconds. */
const DATA = 2500;

/** So long a navigation stays on the old page, that a fast one shows no skeleton. Milliseconds. */
const PATIENCE = 200;

export function screenLoader({ route, source, queryClient, leave }: ScreenRoute) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<ScreenState | Response> => {
    const url = new URL(request.url);
    const canonical = route.path === '*' ? undefined : canonicalPath(route.path, url.pathname);
    if (canonical) return replace(canonical + url.search + url.hash);
    if (route.access === 'session' && sessionStore.getState().status === 'guest') {
      return redirect(loginPath(url.pathname + url.search));
    }
    const elsewhere = leave();
    if (elsewhere) return elsewhere;
    const wait = patience();
    const until = performance.now() + wait.alone + wait.beside;
    const fill = async (opened: OpenedScreen) => {
      const { screen, owner } = opened;
      // What comes later all the same lies in the cache for the next attempt.
      const data = Promise.resolve(
        screen.loader?.({ params, url, queryClient, signal: request.signal }),
      );
      const ms = Math.max(DATA, until - performance.now());
      await withDeadline(data, ms, () => new RemoteError('TIMEOUT', 'data', owner));
      return opened;
    };
    const ready = source.open(wait).then(fill);
    await settledWithin(ready, PATIENCE);
    const forgetHanging = () =>
      queryClient.cancelQueries({
        fetchStatus: 'fetching',
        predicate: (query) => query.getObserversCount() === 0,
      });
    return { route, source, ready, fill, forgetHanging };
  };
}
