import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { PageRemote } from '@sopaan/contract/release';
import { loadScript } from './load-script';
import { RemoteError } from './remote-error';

/** What the script of a remote defines: a global object that receives the shared libraries and provides modules. */
export type Container = Parameters<ModuleFederation['initRawContainer']>[2];

/** Loads the script of a release, unless the page has run it, and returns its container. */
export async function loadContainer(release: PageRemote): Promise<Container> {
  const { base, entry, integrity, container: name } = release;
  const isLoaded = () => findContainer(name) !== undefined;
  if (!isLoaded()) await loadScript(base + entry, integrity, isLoaded);
  const container = findContainer(name);
  if (!container) throw new RemoteError('REMOTE_INVALID', 'entry', release);
  return container;
}

function findContainer(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}
