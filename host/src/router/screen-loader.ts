import { loginPath } from '@sopaan/contract/paths';
import type { PageRoute } from '@sopaan/contract/routes';
import { sessionStore } from '@sopaan/session/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, replace, type LoaderFunctionArgs } from 'react-router';
import { settledWithin } from '../federation/deadline';
import { patience } from '../federation/patience';
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
}

interface ScreenRoute extends Pick<ScreenState, 'route' | 'source'> {
  queryClient: QueryClient;
  /** Answers a navigation otherwise than with a screen of this page. */
  leave: () => Response | undefined;
}

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
    const fill = async (opened: OpenedScreen) => {
      await opened.screen.loader?.({ params, url, queryClient, signal: request.signal });
      return opened;
    };
    const ready = source.open(patience()).then(fill);
    await settledWithin(ready, PATIENCE);
    return { route, source, ready, fill };
  };
}
