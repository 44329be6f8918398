/**
 * Patterns of paths, compared by the paths that they match. A segment is fixed (`course`, in any letter case) or a parameter
 * (`:title`); either may be optional (`:title?`). `*` at the end stands for any number of further segments, including none.
 */

/** The syntax of a pattern, as described above. */
export const PATH_PATTERN = /^\/(?:(?::\w+|[\w-]+)\??(?:\/(?::\w+|[\w-]+)\??)*(?:\/\*)?|\*)?$/;

/** Each optional segment doubles the work of a comparison. */
export const MAX_OPTIONAL_SEGMENTS = 4;

/** A pattern with one choice of its optional segments. A parameter is `null`. */
interface Variant {
  segments: ReadonlyArray<string | null>;
  /** Whether any number of further segments may follow. */
  isOpen: boolean;
}

/** Whether at least one path matches both patterns. */
export function patternsOverlap(first: string, second: string): boolean {
  return expandPattern(first).some((one) =>
    expandPattern(second).some((other) => variantsOverlap(one, other)),
  );
}

/** Whether every path that matches `inner` matches one of `outer`. May be false if only several of `outer` together cover `inner`. */
export function patternsCover(outer: readonly string[], inner: string): boolean {
  const covering = outer.flatMap(expandPattern);
  return expandPattern(inner).every((variant) =>
    covering.some((one) => variantCovers(one, variant)),
  );
}

/** Whether a path, without query and fragment, matches the pattern. */
export function matchesPattern(pattern: string, path: string): boolean {
  const literal: Variant = { segments: split(path), isOpen: false };
  return expandPattern(pattern).some((variant) => variantCovers(variant, literal));
}

/**
 * The value of each parameter of a pattern, as spelled in the path, and under `*` the remaining segments. Undefined if the path, without
 * query and fragment, does not match.
 */
export function pathParameters(pattern: string, path: string): Map<string, string> | undefined {
  return matchParts(pattern.split('/').filter(Boolean), path.split('/').filter(Boolean));
}

function matchParts(
  [part, ...parts]: readonly string[],
  pathSegments: readonly string[],
): Map<string, string> | undefined {
  if (part === undefined) return pathSegments.length === 0 ? new Map() : undefined;
  if (part === '*') return new Map([['*', pathSegments.join('/')]]);
  const name = part.replace(/\?$/, '');
  const [segment, ...segments] = pathSegments;
  const isParameter = name.startsWith(':');
  if (segment !== undefined && (isParameter || name.toLowerCase() === segment.toLowerCase())) {
    const parameters = matchParts(parts, segments);
    if (parameters) return isParameter ? parameters.set(name.slice(1), segment) : parameters;
  }
  return part.endsWith('?') ? matchParts(parts, pathSegments) : undefined;
}

/**
 * The path to which a redirect target such as `/course?sort=new` leads, without query and fragment; undefined for text that a
 * browser could read as another path: an escaped character, a dot segment, or an empty one.
 */
export function targetPath(target: string): string | undefined {
  const path = target.replace(/[?#].*$/s, '');
  return /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/.test(path) ? path : undefined;
}

function expandPattern(pattern: string): Variant[] {
  const parts = split(pattern);
  const isOpen = parts.at(-1) === '*';
  let forms: Array<Array<string | null>> = [[]];
  for (const part of isOpen ? parts.slice(0, -1) : parts) {
    const isOptional = part.endsWith('?');
    const name = isOptional ? part.slice(0, -1) : part;
    const segment = name.startsWith(':') ? null : name;
    const longer = forms.map((form) => [...form, segment]);
    forms = isOptional ? [...forms, ...longer] : longer;
  }
  return forms.map((segments) => ({ segments, isOpen }));
}

function variantsOverlap(first: Variant, second: Variant): boolean {
  const [a, b] = [first.segments, second.segments];
  if (a.length < b.length && !first.isOpen) return false;
  if (b.length < a.length && !second.isOpen) return false;
  const length = Math.min(a.length, b.length);
  return a
    .slice(0, length)
    .every((segment, index) => segment === null || b[index] === null || segment === b[index]);
}

function variantCovers(outer: Variant, inner: Variant): boolean {
  if (inner.isOpen && !outer.isOpen) return false;
  if (inner.segments.length < outer.segments.length) return false;
  if (inner.segments.length > outer.segments.length && !outer.isOpen) return false;
  return outer.segments.every(
    (segment, index) => segment === null || segment === inner.segments[index],
  );
}

function split(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
