/** Retired paths: what an environment no longer serves, whatever its releases declare. */
import { object, string, type InferType } from 'yup';
import { pathParameters } from './path-pattern';

/** A retired path, as a pattern of `path-pattern.ts`. */
export const retirementSchema = object({
  pattern: string().required(),
  /** The path that visitors are redirected to, see `TARGET_PATTERN`; null: the page is gone. */
  to: string().nullable().defined(),
});
export type Retirement = InferType<typeof retirementSchema>;

/** A same-site path, in which `:name` and a final `*` are replaced by what they match in the pattern of the retired path. */
export const TARGET_PATTERN =
  /^\/(?:(?::\w+|[\w~-][\w.~-]*)(?:\/(?::\w+|[\w~-][\w.~-]*))*(?:\/\*)?|\*)?$/;

/** How the retirement of a path applies to one visit: `to` is the path itself, without parameters. */
export interface RetiredPath {
  to: string | null;
}

/** How a path is retired; undefined if it is not. The first retirement that matches applies. */
export function findRetirement(
  retirements: readonly Retirement[],
  path: string,
): RetiredPath | undefined {
  for (const { pattern, to } of retirements) {
    const parameters = pathParameters(pattern, path);
    if (parameters) return { to: to === null ? null : fillTarget(to, parameters) };
  }
  return undefined;
}

/** The names that a target uses, such as `id` for `/course/:id`, and `*`. */
export function targetParameters(target: string): string[] {
  return target.split('/').flatMap((part) => parameterName(part) ?? []);
}

/** Sorts retirements so that the more specific of two that match the same path comes first. The order is total. */
export function compareRetirements(first: Retirement, second: Retirement): number {
  const [one, other] = [specificityKey(first.pattern), specificityKey(second.pattern)];
  return one < other ? -1 : Number(one > other);
}

/** Sorts fixed segments before parameters, and required segments before optional ones. */
function specificityKey(pattern: string): string {
  const kinds = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '4';
      return String((part.startsWith(':') ? 1 : 0) + (part.endsWith('?') ? 2 : 0));
    });
  return `${kinds.join('')} ${pattern}`;
}

function fillTarget(target: string, parameters: ReadonlyMap<string, string>): string {
  const parts = target.split('/').map((part) => {
    const name = parameterName(part);
    return name === undefined ? part : (parameters.get(name) ?? '');
  });
  return `/${parts.filter(Boolean).join('/')}`;
}

function parameterName(part: string): string | undefined {
  if (part === '*') return part;
  return part.startsWith(':') ? part.slice(1) : undefined;
}
