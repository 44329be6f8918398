/** One instance per page, although several units on the page bundle their own copy of a module. */

/** The page's instance under `key`, created by the first copy of the module that needs it. */
export function pageSingleton<T>(
  key: string,
  isInstance: (value: unknown) => value is T,
  create: () => T,
): T {
  const symbol = Symbol.for(key);
  const existing: unknown = Reflect.get(globalThis, symbol);
  if (isInstance(existing)) return existing;
  const instance = create();
  Object.defineProperty(globalThis, symbol, { value: instance, configurable: true });
  return instance;
}
