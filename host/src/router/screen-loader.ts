import { loginPath } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { PageRoute } from '@sopaan/contract/routes';
import { sessionStore } from '@sopaan/session/session';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, replace, type LoaderFunctionArgs } from 'react-router';
import { settledWithin } from '../federation/deadline';
import type { RegionOwner } from '../federation/report';
import { canonicalPath } from './canonical-path';

export type OpenScreen = (name: string) => Promise<ScreenModule>;

/** What a route's loader hands to its region. `ready` settles when the screen's code and data are there. */
export interface ScreenState {
  route: PageRoute;
  owner: RegionOwner;
  ready: Promise<ScreenModule>;
}

interface ScreenRoute extends Omit<ScreenState, 'ready'> {
  open: OpenScreen;
  queryClient: QueryClient;
}

/** So long a navigation stays on the old page, that a fast one shows no skeleton. Milliseconds. */
const PATIENCE = 200;

export function screenLoader({ route, owner, open, queryClient }: ScreenRoute) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<ScreenState | Response> => {
    const url = new URL(request.url);
    const canonical = route.path === '*' ? undefined : canonicalPath(route.path, url.pathname);
    if (canonical) return replace(canonical + url.search + url.hash);
    if (route.access === 'session' && sessionStore.getState().status === 'guest') {
      return redirect(loginPath(url.pathname + url.search));
    }
    const ready = open(route.screen).then(async (screen) => {
      await screen.loader?.({ params, url, queryClient, signal: request.signal });
      return screen;
    });
    await settledWithin(ready, PATIENCE);
    return { route, owner, ready };
  };
}
