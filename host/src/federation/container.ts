import type { PageRemote } from '@sopaan/contract/release';
import { scopeFor } from './adapter-scope';

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

const ready = new WeakSet<Container>();

/** Hands the host's libraries to a remote's container, once. */
export async function initContainer(
  container: Container,
  remote: Pick<PageRemote, 'contract'>,
): Promise<void> {
  if (ready.has(container)) return;
  await __webpack_init_sharing__('default');
  await container.init(scopeFor(remote, __webpack_share_scopes__['default']));
  ready.add(container);
}
