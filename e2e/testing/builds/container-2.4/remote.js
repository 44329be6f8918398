/**
 * A remote as webpack's own container plugin built it for contract 2.4, without the federation runtime: what webpack writes,
 * reduced to one screen, which uses eager libraries (the router under its former name), the bus and a library that the host provides
 * when it is needed.
 */
globalThis.CONTAINER_NAME = (() => {
  let scope;

  /** Like webpack's `loadSingleton`: the loaded version, or else the highest one. */
  const load = async (library) => {
    const versions = scope[library];
    if (!versions)
      throw new Error(`Shared module ${library} doesn't exist in shared scope default`);
    const [version] = Object.keys(versions).sort((a, b) =>
      versions[a].loaded ? -1 : a < b ? 1 : -1,
    );
    versions[version].loaded = 1;
    const factory = await versions[version].get();
    return factory();
  };

  const quiz = async () => {
    const [react, { useLocation }, { bus }, display] = await Promise.all([
      load('react'),
      load('react-router'),
      load('@sopaan/events/bus'),
      load('@sopaan/ui/display'),
    ]);
    const Component = () => {
      const { pathname } = useLocation();
      react.useEffect(
        () => bus.publish('toast:requested', { kind: 'info', message: 'From the remote' }, 'learn'),
        [],
      );
      return react.createElement(
        'h1',
        null,
        `Contract ${bus.contract}, ${typeof display}, ${pathname}`,
      );
    };
    return { Component };
  };

  return {
    init: (shareScope, initScope) => {
      if (scope && scope !== shareScope) {
        throw new Error('Container initialization failed: it has another share scope already');
      }
      if (!Array.isArray(initScope) && initScope !== undefined) throw new Error('No init scope');
      scope = shareScope;
    },
    get: (module) => {
      if (module !== './remote') throw new Error(`Module "${module}" does not exist in container.`);
      return Promise.resolve(() => ({ default: { screens: { quiz } } }));
    },
  };
})();
