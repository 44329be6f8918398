import type { RegionOwner } from '../federation/report';

/** What a route's `handle` carries besides its loader. */
export interface RouteHandle {
  owner: RegionOwner;
  prefetch: () => Promise<unknown>;
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    'prefetch' in value &&
    typeof value.prefetch === 'function'
  );
}
