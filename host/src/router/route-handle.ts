import type { RegionOwner } from '../federation/report-failure';

/** The `handle` of a route. */
export interface RouteHandle {
  servedBy: RegionOwner;
  prefetch: () => Promise<unknown>;
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return (
    typeof value === 'object' &&
    value !== null &&
    'servedBy' in value &&
    'prefetch' in value &&
    typeof value.prefetch === 'function'
  );
}
