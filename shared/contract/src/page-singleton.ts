/** One instance on a page, however many copies of a module the units of that page carry. */

/** The page's instance under `key`; the first copy of the module to ask makes it. */
export function pageSingleton<T>(key: string, is: (value: unknown) => value is T, create: () => T): T {
  const symbol = Symbol.for(key);
  const found: unknown = Reflect.get(globalThis, symbol);
  if (is(found)) return found;
  const made = create();
  Object.defineProperty(globalThis, symbol, { value: made, configurable: true });
  return made;
}
