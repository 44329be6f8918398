import { majorVersion } from '@sopaan/contract/compatibility';
import type { PageRemote } from '@sopaan/contract/release';
import { CONTRACT_VERSION } from '@sopaan/contract/version';

/** What webpack builds from a remote: a global object that takes the shared libraries and hands out modules. */
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

/** A container that a script has put into the page. */
export function findContainer(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

const ready = new WeakMap<Container, Promise<void>>();

/** Hands the host's libraries to a remote's container, once. */
export function initContainer(
  container: Container,
  remote: Pick<PageRemote, 'contract'>,
): Promise<void> {
  const known = ready.get(container);
  if (known) return known;
  const handing = handLibraries(container, remote);
  ready.set(container, handing);
  handing.catch(() => ready.delete(container));
  return handing;
}

async function handLibraries(
  container: Container,
  remote: Pick<PageRemote, 'contract'>,
): Promise<void> {
  await __webpack_init_sharing__('default');
  await container.init(await scopeOf(remote, __webpack_share_scopes__['default']));
}

/** What adapts comes only to the pages that need it. A remote of a newer contract adapts itself. */
async function scopeOf(remote: Pick<PageRemote, 'contract'>, scope: unknown): Promise<unknown> {
  if (!(majorVersion(remote.contract) < majorVersion(CONTRACT_VERSION))) return scope;
  const { scopeFor } = await import('./adapter-scope');
  return scopeFor(remote, scope);
}
