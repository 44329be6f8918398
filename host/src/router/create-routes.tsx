import {
  LAYOUTS,
  UNDER_DEVELOPMENT,
  isRedirect,
  type Layout,
  type PageRoute,
  type Route,
} from '@sopaan/contract/routes';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import hostConfig from '../../host.config';
import { NavigationTimeouts } from '../federation/load-timeouts';
import type { HostPageSet } from '../federation/page-set';
import { RemoteScreen } from '../federation/remote-screen';
import { RemoteScreens } from '../federation/remote-screens';
import type { RegionOwner } from '../federation/report-failure';
import { createStaticSource, type ScreenSource } from '../federation/screen-source';
import { layouts } from '../layouts/layouts';
import { hostScreens } from './host-screens';
import { PageFailure } from './page-failure';
import { RedirectChain, redirectLoader } from './redirect-loader';
import { RedirectRegion } from './redirect-region';
import { retiredLoader } from './retired-loader';
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

/** Shown at every path that is retired without a replacement. */
const GONE: PageRoute = {
  ...NOT_FOUND,
  screen: 'gone',
  title: 'Page gone',
  description: 'This page has been removed.',
};

interface OwnedRoute {
  route: Route;
  source: (route: PageRoute) => ScreenSource;
}

/** Returns a redirect that loads a new document, when a navigation should apply an update of the page. */
type RedirectToUpdate = () => Response | undefined;

/** Creates the routes of this page from its release set. */
export function createRoutes(
  set: HostPageSet,
  queryClient: QueryClient,
  redirectToUpdate: RedirectToUpdate = () => undefined,
): RouteObject[] {
  const host = { name: 'host', ...set.host };
  const hostScreen = ({ screen }: PageRoute, owner: RegionOwner = host) =>
    createStaticSource(owner, () => openHostScreen(screen));
  const ownedRoutes: OwnedRoute[] = [
    ...hostConfig.routes.map((route) => ({ route, source: hostScreen })),
    ...[...set.remotes, ...set.unreadable].flatMap((remote) => {
      const screens = new RemoteScreens(remote, set);
      const source = (route: PageRoute) =>
        route.screen === UNDER_DEVELOPMENT
          ? hostScreen(route, remote)
          : new RemoteScreen(screens, route);
      return remote.routes.map((route) => ({ route, source }));
    }),
  ];
  const timeouts = new NavigationTimeouts();
  const redirectChain = new RedirectChain();
  const load = (route: PageRoute, source: ScreenSource) =>
    screenLoader({ route, source, queryClient, timeouts, redirectToUpdate, redirectChain });
  const goneLoader = load(GONE, hostScreen(GONE));
  const unlessRetired = (loader: LoaderFunction) =>
    retiredLoader({ retirements: set.retirements, goneLoader, loader });
  const page = (route: PageRoute, source: ScreenSource): RouteObject => ({
    path: route.path,
    loader: unlessRetired(load(route, source)),
    element: <ScreenRegion key={route.path} page={set} />,
    hydrateFallbackElement: <LoadingRegion />,
    handle: source satisfies RouteHandle,
  });
  const pagesOf = (layout: Layout) =>
    ownedRoutes.flatMap(({ route, source }) =>
      !isRedirect(route) && route.layout === layout ? [page(route, source(route))] : [],
    );
  const redirects = ownedRoutes.flatMap(({ route }): RouteObject[] =>
    isRedirect(route)
      ? [
          {
            path: route.path,
            loader: unlessRetired(redirectLoader(route, redirectChain)),
            element: <RedirectRegion page={set} />,
            hydrateFallbackElement: <LoadingRegion />,
          },
        ]
      : [],
  );
  const layoutRoutes = LAYOUTS.map((layout): RouteObject => {
    const Frame = layouts[layout];
    const otherRoutes =
      layout === NOT_FOUND.layout ? [...redirects, page(NOT_FOUND, hostScreen(NOT_FOUND))] : [];
    return { element: <Frame />, children: [...pagesOf(layout), ...otherRoutes] };
  });
  const failure = <PageFailure host={host} page={set} />;
  return [{ element: <Root />, errorElement: failure, children: layoutRoutes }];
}

const openHostScreen = (name: string): Promise<ScreenModule> => {
  const load = hostScreens[name];
  return load ? load() : Promise.reject(new Error(`The host has no screen ${name}`));
};
