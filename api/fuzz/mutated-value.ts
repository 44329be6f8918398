import fc from 'fast-check';
import { hostileValue } from './hostile-json';
import { hostileText } from './hostile-text';

type Path = ReadonlyArray<string | number>;

/** How a part of the value is changed. Mostly `replace`; `remove` makes it undefined, which is null in a JSON array. */
const MUTATIONS = ['replace', 'replace', 'replace', 'remove', 'addField'] as const;

/** A valid value with one mutation. */
export function mutatedValue(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.nat({ max: 1_000 }), hostileValue, hostileText, fc.constantFrom(...MUTATIONS))
    .map(([value, choice, hostile, name, mutation]) => {
      const paths = pathsIn(value, []);
      const path = paths[choice % paths.length] ?? [];
      return changeAt(value, path, (old) => {
        if (mutation === 'remove') return undefined;
        return mutation === 'addField' && isRecord(old) ? { ...old, [name]: hostile } : hostile;
      });
    });
}

function pathsIn(value: unknown, parent: Path): Path[] {
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return [parent, ...entries.flatMap(([name, item]) => pathsIn(item, [...parent, name]))];
}

function changeAt(
  value: unknown,
  [name, ...rest]: Path,
  change: (old: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === name ? changeAt(item, rest, change) : item));
  }
  if (!isRecord(value)) return value;
  return { ...value, [name]: changeAt(value[name], rest, change) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
