import {
  LAYOUTS,
  UNDER_DEVELOPMENT,
  isRedirect,
  type Layout,
  type PageRoute,
  type Route,
} from '@sopaan/contract/routes';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { PageSet } from '@sopaan/contract/release';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import hostConfig from '../../host.config';
import { createRemoteScreens } from '../federation/remote-screens';
import type { RegionOwner } from '../federation/report-failure';
import { createStaticSource, type ScreenSource } from '../federation/screen-source';
import { layouts } from '../layouts/layouts';
import { hostScreens } from './host-screens';
import { redirectLoader } from './redirect-loader';
import { Root } from './root';
import type { RouteHandle } from './route-handle';
import { LoadingRegion, ScreenRegion } from './screen-region';
import { screenLoader } from './screen-loader';

/** Matches every path that no route matches. */
const NOT_FOUND: PageRoute = {
  path: '*',
  screen: 'not-found',
  layout: 'page',
  access: 'public',
  title: 'Page not found',
  description: 'This page does not exist.',
};

interface OwnedRoute {
  route: Route;
  source: (route: PageRoute) => ScreenSource;
}

/** Returns a redirect that loads a new document, when a navigation should apply an update of the page. */
type RedirectToUpdate = () => Response | undefined;

/** Creates the routes of this page from its release set. */
export function createRoutes(
  set: PageSet,
  queryClient: QueryClient,
  redirectToUpdate: RedirectToUpdate = () => undefined,
): RouteObject[] {
  const host = { name: 'host', ...set.host };
  const hostScreen = ({ screen }: PageRoute, owner: RegionOwner = host) =>
    createStaticSource(owner, () => openHostScreen(screen));
  const owned: OwnedRoute[] = [
    ...hostConfig.routes.map((route) => ({ route, source: hostScreen })),
    ...set.remotes.flatMap((remote) => {
      const remoteScreen = createRemoteScreens(remote, set);
      const source = (route: PageRoute) =>
        route.screen === UNDER_DEVELOPMENT ? hostScreen(route, remote) : remoteScreen(route);
      return remote.routes.map((route) => ({ route, source }));
    }),
  ];
  const page = (route: PageRoute, source: ScreenSource): RouteObject => ({
    path: route.path,
    loader: screenLoader({ route, source, queryClient, redirectToUpdate }),
    element: <ScreenRegion key={route.path} page={set} />,
    hydrateFallbackElement: <LoadingRegion />,
    handle: source satisfies RouteHandle,
  });
  const pagesOf = (layout: Layout) =>
    owned.flatMap(({ route, source }) =>
      !isRedirect(route) && route.layout === layout ? [page(route, source(route))] : [],
    );
  const redirects = owned.flatMap(({ route }): RouteObject[] =>
    isRedirect(route) ? [{ path: route.path, loader: redirectLoader(route), element: null }] : [],
  );
  const framed = LAYOUTS.map((layout): RouteObject => {
    const Frame = layouts[layout];
    const extra = layout === NOT_FOUND.layout ? [page(NOT_FOUND, hostScreen(NOT_FOUND))] : [];
    return { element: <Frame />, children: [...pagesOf(layout), ...extra] };
  });
  return [{ element: <Root />, children: [...redirects, ...framed] }];
}

const openHostScreen = (name: string): Promise<ScreenModule> => {
  const load = hostScreens[name];
  return load ? load() : Promise.reject(new Error(`The host has no screen ${name}`));
};
