import type { Release } from '@sopaan/contract/release';
import type { Difference } from '@sopaan/schemas/releases/difference';
import { routesByShape, type RouteOfSet } from './routes-by-shape';
import { routeChanges } from './route-changes';

/** The difference between two sets, or between two releases if each list contains one. */
export function compareSets(from: readonly Release[], to: readonly Release[]): Difference {
  const before = routesByShape(from);
  const after = routesByShape(to);
  return {
    units: unitChanges(from, to, ({ release }) => release),
    routes: routeChanges(before, after),
    contract: unitChanges(from, to, describeContract),
    shared: sharedChanges(from, to),
    bytes: byteChanges(before, after),
  };
}

interface Change {
  from: string | null;
  to: string | null;
}

function unitChanges(
  from: readonly Release[],
  to: readonly Release[],
  valueOf: (release: Release) => string,
): Array<Change & { unit: string }> {
  return changedEntries(byUnit(from, valueOf), byUnit(to, valueOf)).map(({ name, ...change }) => ({
    unit: name,
    ...change,
  }));
}

function sharedChanges(from: readonly Release[], to: readonly Release[]) {
  const units = new Set([...from, ...to].map(({ unit }) => unit));
  const libraries = (side: readonly Release[], unit: string) =>
    new Map(
      side
        .find((release) => release.unit === unit)
        ?.shared.map(({ name, version }) => [name, version]),
    );
  return [...units].flatMap((unit) =>
    changedEntries(libraries(from, unit), libraries(to, unit)).map(({ name, ...change }) => ({
      unit,
      library: name,
      ...change,
    })),
  );
}

function byteChanges(
  before: ReadonlyMap<string, RouteOfSet>,
  after: ReadonlyMap<string, RouteOfSet>,
) {
  // The keys are paths without the names of their parameters.
  const shapes = new Set([...before.keys(), ...after.keys()]);
  return [...shapes].flatMap((shape) => {
    const [previous, next] = [before.get(shape), after.get(shape)];
    const bytes = { from: previous?.bytes ?? null, to: next?.bytes ?? null };
    const path = (next ?? previous)?.route.path ?? shape;
    return bytes.from === bytes.to ? [] : { path, ...bytes };
  });
}

function describeContract({ contract, adapts }: Release): string {
  return adapts.length > 0 ? `${contract}, with adapters for ${adapts.join(', ')}` : contract;
}

function byUnit(set: readonly Release[], valueOf: (release: Release) => string) {
  return new Map(set.map((release) => [release.unit, valueOf(release)]));
}

function changedEntries(from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>) {
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((name) => ({ name, from: from.get(name) ?? null, to: to.get(name) ?? null }))
    .filter((change) => change.from !== change.to);
}
