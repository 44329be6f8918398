/** The paths that no remote may serve, as patterns of `path-pattern.ts`. */
import { patternsOverlap } from './path-pattern';

/** Served by the edge itself, before any page. `server/reserved-paths.test.ts` of the host compares them with its routes. */
export const EDGE_PATHS = [
  '/api/*',
  '/-/*',
  '/assets/*',
  '/healthz/*',
  '/readyz/*',
  '/sitemaps/*',
] as const;

/** Pages of the host. The same test compares them with its routes. */
export const HOST_PATHS = ['/auth/*', '/account/*', '/releases/*', '/under-development/*'] as const;

export interface ReservedPath {
  pattern: string;
  servedBy: 'edge' | 'host';
}

/** The first reserved path that a pattern of a unit could also match. The host may serve its own paths. */
export function findReservedPath(unit: string, pattern: string): ReservedPath | undefined {
  const overlaps = (reserved: string) => patternsOverlap(reserved, pattern);
  const edge = EDGE_PATHS.find(overlaps);
  if (edge !== undefined) return { pattern: edge, servedBy: 'edge' };
  const host = unit === 'host' ? undefined : HOST_PATHS.find(overlaps);
  return host === undefined ? undefined : { pattern: host, servedBy: 'host' };
}
