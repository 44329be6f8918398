import type { ModuleFederation } from '@module-federation/enhanced/runtime';

/** Lets the runtime load a shared library again after its file failed to load; otherwise the runtime keeps the rejected promise. */
export function retryLibraries({ shareScopeMap }: Pick<ModuleFederation, 'shareScopeMap'>): void {
  const libraries = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope));
  for (const shared of libraries.flatMap((versions) => Object.values(versions))) {
    shared.get = new Proxy(shared.get, {
      apply: (load) => {
        const loading: unknown = load();
        if (loading instanceof Promise) loading.catch(() => (shared.loading = null));
        return loading;
      },
    });
  }
}
