/**
 * The spelling of a path that its route's pattern gives: paths match in any letter case, the fixed parts are then
 * written as in the route table and the parameters are left as they are. `undefined` when it is spelt so already.
 */
export function canonicalPath(pattern: string, pathname: string): string | undefined {
  const wanted = pattern.split('/');
  const given = pathname.replace(/(.)\/+$/, '$1').split('/');
  const canonical = given
    .map((part, index) => {
      const fixed = wanted[index];
      return fixed === undefined || fixed.startsWith(':') ? part : fixed;
    })
    .join('/');
  return canonical === pathname ? undefined : canonical;
}
