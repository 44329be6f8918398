import { isRedirect, type Route } from '@sopaan/contract/routes';
import type { Difference } from '@sopaan/schemas/release-difference';
import type { Page } from './pages';

type RouteChange = Difference['routes'][number];

/** Added, removed and changed routes, with a description of what changed. */
export function routeChanges(
  before: ReadonlyMap<string, Page>,
  after: ReadonlyMap<string, Page>,
): RouteChange[] {
  const gone = [...before].filter(([shape]) => !after.has(shape));
  return [
    ...gone.map(([, { unit, route }]): RouteChange => ({
      path: route.path,
      unit,
      change: 'removed',
      details: [],
    })),
    ...[...after].flatMap(([shape, page]): RouteChange[] => {
      const { unit, route } = page;
      const old = before.get(shape);
      if (!old) return [{ path: route.path, unit, change: 'added', details: [] }];
      const details = detailsOf(old, page);
      return details.length > 0 ? [{ path: route.path, unit, change: 'changed', details }] : [];
    }),
  ];
}

function detailsOf(before: Page, after: Page): string[] {
  const [old, young] = [factsOf(before), factsOf(after)];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((name) => {
    const [from, to] = [old.get(name) ?? 'none', young.get(name) ?? 'none'];
    return from === to ? [] : `${name} ${from} → ${to}`;
  });
}

function factsOf({ unit, route }: Page): Map<string, string> {
  return new Map([['unit', unit], ['path', route.path], ...routeFacts(route)]);
}

function routeFacts(route: Route): Array<[string, string]> {
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
