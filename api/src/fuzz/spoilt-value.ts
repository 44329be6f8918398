import fc from 'fast-check';
import { hostileValue } from './hostile-json';
import { hostileText } from './hostile-text';

type Place = ReadonlyArray<string | number>;

/** A value that is right but for one place: another value there, nothing, or a field too many. */
export function spoiltValue(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(right, fc.nat({ max: 1_000 }), hostileValue, hostileText, fc.constantFrom(0, 0, 0, 1, 2))
    .map(([value, choice, bad, name, kind]) => {
      const places = placesIn(value, []);
      const place = places[choice % places.length] ?? [];
      return changed(value, place, (old) => {
        if (kind === 1) return undefined;
        return kind === 2 && isRecord(old) ? { ...old, [name]: bad } : bad;
      });
    });
}

function placesIn(value: unknown, at: Place): Place[] {
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return [at, ...entries.flatMap(([name, item]) => placesIn(item, [...at, name]))];
}

function changed(
  value: unknown,
  [name, ...rest]: Place,
  change: (old: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === name ? changed(item, rest, change) : item));
  }
  if (!isRecord(value)) return value;
  return { ...value, [name]: changed(value[name], rest, change) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
