import { isRedirect, type Route } from '@sopaan/contract/routes';
import { units } from '@sopaan/tooling/release/project';
import { hostRelease, releaseOf } from '../pages/regions';

const countParameters = (path: string) => path.split(':').length;

/** A route as the crawler uses it. */
export interface RoutePattern {
  path: string;
  /** Whether the route redirects to the login page without a session. */
  session: boolean;
}

/** Finds the page that a path belongs to; undefined for paths that are not pages, such as files and redirects. */
export function createRouteFinder(): (pathname: string) => RoutePattern | undefined {
  const routes: readonly Route[] = units().flatMap(
    ({ name }) => (name === 'host' ? hostRelease() : releaseOf(name)).routes,
  );
  const patterns = routes
    .toSorted((one, other) => countParameters(one.path) - countParameters(other.path))
    .map((route) => ({
      route,
      expression: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    }));
  return (pathname) => {
    const route = patterns.find(({ expression }) => expression.test(pathname))?.route;
    if (!route || isRedirect(route)) return undefined;
    return { path: route.path, session: route.access === 'session' };
  };
}
