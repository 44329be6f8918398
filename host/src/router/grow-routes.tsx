import {
  LAYOUTS,
  UNDER_DEVELOPMENT,
  isRedirect,
  type PageRoute,
  type Route,
} from '@sopaan/contract/routes';
import type { PageSet } from '@sopaan/contract/release';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import hostConfig from '../../host.config';
import { loadScreen } from '../federation/load-remote';
import { layouts } from '../layouts/layouts';
import { hostScreens } from './host-screens';
import { redirectLoader } from './redirect-loader';
import { Root } from './root';
import { ScreenRegion } from './screen-region';
import { screenLoader, type OpenScreen } from './screen-loader';

const notFound: PageRoute = {
  path: '/not-found',
  screen: 'not-found',
  layout: 'page',
  access: 'public',
  title: 'Page not found',
  description: 'This page does not exist.',
};

interface Owned {
  route: Route;
  open: OpenScreen;
}

/** The router of this page, grown from its release set: who owns a path is data, no route is written here. */
export function growRoutes(set: PageSet, queryClient: QueryClient): RouteObject[] {
  const owned: Owned[] = [
    ...hostConfig.routes.map((route) => ({ route, open: openHostScreen })),
    ...set.remotes.flatMap((remote) =>
      remote.routes.map((route) => ({ route, open: (name: string) => loadScreen(remote, name) })),
    ),
  ];
  const context = { queryClient };
  const page = (route: PageRoute, open: OpenScreen, path = route.path): RouteObject => ({
    path,
    loader: screenLoader(route, open, context),
    element: <ScreenRegion key={route.path} />,
    hydrateFallbackElement: <ScreenRegion.Loading />,
    handle: { prefetch: () => open(route.screen) },
  });
  const pages = owned.flatMap(({ route, open }) =>
    isRedirect(route)
      ? []
      : [
          {
            layout: route.layout,
            object: page(route, route.screen === UNDER_DEVELOPMENT ? openHostScreen : open),
          },
        ],
  );
  const redirects = owned.flatMap(({ route }): RouteObject[] =>
    isRedirect(route) ? [{ path: route.path, loader: redirectLoader(route), element: null }] : [],
  );
  return [
    {
      element: <Root set={set.set} />,
      children: [
        ...redirects,
        ...LAYOUTS.map((layout): RouteObject => {
          const Layout = layouts[layout];
          return {
            element: <Layout />,
            children: pages
              .filter((candidate) => candidate.layout === layout)
              .map(({ object }) => object),
          };
        }),
        {
          element: <layouts.page />,
          children: [page(notFound, openHostScreen, '*')],
        },
      ],
    },
  ];
}

const openHostScreen: OpenScreen = (name) => {
  const load = hostScreens[name];
  return load ? load() : Promise.reject(new Error(`The host has no screen ${name}`));
};
