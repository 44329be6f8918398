import {
  LAYOUTS,
  UNDER_DEVELOPMENT,
  isRedirect,
  type Layout,
  type PageRoute,
  type Route,
} from '@sopaan/contract/routes';
import type { PageSet } from '@sopaan/contract/release';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import hostConfig from '../../host.config';
import { loadScreen } from '../federation/load-remote';
import type { RegionOwner } from '../federation/report';
import { layouts } from '../layouts/layouts';
import { hostScreens } from './host-screens';
import { redirectLoader } from './redirect-loader';
import { Root } from './root';
import type { RouteHandle } from './route-handle';
import { LoadingRegion, ScreenRegion } from './screen-region';
import { screenLoader, type OpenScreen } from './screen-loader';

/** Takes every path that no route does. */
const NOT_FOUND: PageRoute = {
  path: '*',
  screen: 'not-found',
  layout: 'page',
  access: 'public',
  title: 'Page not found',
  description: 'This page does not exist.',
};

interface Owned {
  route: Route;
  owner: RegionOwner;
  open: OpenScreen;
}

/** The router of this page, grown from its release set: who owns a path is data, no route is written here. */
export function growRoutes(set: PageSet, queryClient: QueryClient): RouteObject[] {
  const host = { name: 'host', ...set.host };
  const owned: Owned[] = [
    ...hostConfig.routes.map((route) => ({ route, owner: host, open: openHostScreen })),
    ...set.remotes.flatMap((remote) =>
      remote.routes.map((route) => ({
        route,
        owner: remote,
        open: (name: string) => loadScreen(remote, name),
      })),
    ),
  ];
  const page = (route: PageRoute, owner: RegionOwner, given: OpenScreen): RouteObject => {
    const open = route.screen === UNDER_DEVELOPMENT ? openHostScreen : given;
    return {
      path: route.path,
      loader: screenLoader({ route, owner, open, queryClient }),
      element: <ScreenRegion key={route.path} />,
      hydrateFallbackElement: <LoadingRegion />,
      handle: { owner, prefetch: () => open(route.screen) } satisfies RouteHandle,
    };
  };
  const pagesOf = (layout: Layout) =>
    owned.flatMap(({ route, owner, open }) =>
      !isRedirect(route) && route.layout === layout ? [page(route, owner, open)] : [],
    );
  const redirects = owned.flatMap(({ route }): RouteObject[] =>
    isRedirect(route) ? [{ path: route.path, loader: redirectLoader(route), element: null }] : [],
  );
  const framed = LAYOUTS.map((layout): RouteObject => {
    const Frame = layouts[layout];
    const extra = layout === NOT_FOUND.layout ? [page(NOT_FOUND, host, openHostScreen)] : [];
    return { element: <Frame />, children: [...pagesOf(layout), ...extra] };
  });
  return [{ element: <Root set={set.set} />, children: [...redirects, ...framed] }];
}

const openHostScreen: OpenScreen = (name) => {
  const load = hostScreens[name];
  return load ? load() : Promise.reject(new Error(`The host has no screen ${name}`));
};
