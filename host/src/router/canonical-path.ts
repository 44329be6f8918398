/**
 * The canonical form of a path. Paths match case-insensitively; the canonical form has the fixed segments as in the route's
 * pattern and the parameters as given. `undefined` when the path is already canonical.
 */
export function canonicalPath(pattern: string, pathname: string): string | undefined {
  const segments = pattern.split('/');
  const givenSegments = pathname.replace(/(.)\/+$/, '$1').split('/');
  const canonical = givenSegments
    .map((part, index) => {
      const fixed = segments[index];
      return fixed === undefined || fixed.startsWith(':') ? part : fixed;
    })
    .join('/');
  return canonical === pathname ? undefined : canonical;
}
