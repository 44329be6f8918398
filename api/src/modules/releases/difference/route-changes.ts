import { isRedirect, type Route } from '@sopaan/contract/routes';
import type { Difference } from '@sopaan/schemas/releases/difference';
import type { RouteOfSet } from './routes-by-shape';

type RouteChange = Difference['routes'][number];

/** Added, removed and changed routes, with a description of what changed. */
export function routeChanges(
  before: ReadonlyMap<string, RouteOfSet>,
  after: ReadonlyMap<string, RouteOfSet>,
): RouteChange[] {
  const removed = [...before].filter(([shape]) => !after.has(shape));
  return [
    ...removed.map(([, { unit, route }]): RouteChange => ({
      path: route.path,
      unit,
      change: 'removed',
      details: [],
    })),
    ...[...after].flatMap(([shape, page]): RouteChange[] => {
      const { unit, route } = page;
      const previous = before.get(shape);
      if (!previous) return [{ path: route.path, unit, change: 'added', details: [] }];
      const details = describeChanges(previous, page);
      return details.length > 0 ? [{ path: route.path, unit, change: 'changed', details }] : [];
    }),
  ];
}

function describeChanges(before: RouteOfSet, after: RouteOfSet): string[] {
  const [previous, next] = [propertiesOf(before), propertiesOf(after)];
  return [...new Set([...previous.keys(), ...next.keys()])].flatMap((name) => {
    const [from, to] = [previous.get(name) ?? 'none', next.get(name) ?? 'none'];
    return from === to ? [] : `${name} ${from} → ${to}`;
  });
}

function propertiesOf({ unit, route }: RouteOfSet): Map<string, string> {
  return new Map([['unit', unit], ['path', route.path], ...routeProperties(route)]);
}

function routeProperties(route: Route): Array<[string, string]> {
  if (isRedirect(route)) {
    const { guest, member } = route.redirect;
    return [['redirect', guest === member ? guest : `${guest} or ${member}`]];
  }
  const { screen, layout, access, title, description, budget } = route;
  return [
    ['screen', screen],
    ['layout', layout],
    ['access', access],
    ['title', `“${title}”`],
    ['description', `“${description}”`],
    ...(budget === undefined ? [] : [['budget', `${budget} KiB`] satisfies [string, string]]),
  ];
}
