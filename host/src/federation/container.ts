import { majorVersion } from '@sopaan/contract/compatibility';
import type { PageRemote } from '@sopaan/contract/release';
import { CONTRACT_VERSION } from '@sopaan/contract/version';

/** The container that webpack builds from a remote: a global object that receives the shared libraries and provides modules. */
export interface Container {
  init: (shareScope: unknown) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

export function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}

/** The global container that a script has defined. */
export function findContainer(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

const initialized = new WeakMap<Container, Promise<void>>();

/** Initialises a remote's container with the host's libraries, once. */
export function initContainer(
  container: Container,
  remote: Pick<PageRemote, 'contract'>,
): Promise<void> {
  const existing = initialized.get(container);
  if (existing) return existing;
  const initializing = shareLibraries(container, remote);
  initialized.set(container, initializing);
  initializing.catch(() => initialized.delete(container));
  return initializing;
}

async function shareLibraries(
  container: Container,
  remote: Pick<PageRemote, 'contract'>,
): Promise<void> {
  await __webpack_init_sharing__('default');
  await container.init(await resolveScope(remote, __webpack_share_scopes__['default']));
}

/** Loads the adapter only on pages with an older remote. A remote of a newer contract adapts itself. */
async function resolveScope(
  remote: Pick<PageRemote, 'contract'>,
  scope: unknown,
): Promise<unknown> {
  if (!(majorVersion(remote.contract) < majorVersion(CONTRACT_VERSION))) return scope;
  const { scopeFor } = await import('./adapter-scope');
  return scopeFor(remote, scope);
}
