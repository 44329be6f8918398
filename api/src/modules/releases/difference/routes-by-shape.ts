import type { Release } from '@sopaan/contract/release';
import { isRedirect, pathShape, type Route } from '@sopaan/contract/routes';
import { findHost } from '../sets/release-name';
import { routeFiles, totalBytes } from './page-bytes';

export interface RouteOfSet {
  unit: string;
  route: Route;
  /** Compressed bytes that the first visit of the page loads; null for a redirect. */
  bytes: number | null;
}

/** All routes of a set, by the shape of their paths. */
export function routesByShape(set: readonly Release[]): Map<string, RouteOfSet> {
  const host = findHost(set);
  return new Map(
    set.flatMap((owner) =>
      owner.routes.map((route): [string, RouteOfSet] => [
        pathShape(route.path),
        {
          unit: owner.unit,
          route,
          bytes: isRedirect(route) ? null : totalBytes(routeFiles(host, owner, route.screen)),
        },
      ]),
    ),
  );
}
