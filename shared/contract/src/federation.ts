/** The names of Module Federation on which the builds of units, the host and the registry agree. */

/** The host's instance of the federation runtime. */
export const HOST_INSTANCE = 'sopaan_host';

/** The only module that a remote exposes: its table of screens. */
export const EXPOSED_MODULE = './remote';

/**
 * The part of the federation runtime that the host provides to all containers, as a global. Releases list it with the shared
 * libraries, so that no container is combined with a host that does not provide it.
 */
export const RUNTIME_CORE = '@module-federation/runtime-core';

/** The global variable of a remote's container, unique for each release, so that several can be loaded into one page. */
export function containerName(unit: string, release: string): string {
  return `sopaan_${unit}_${release.replace(/\W/g, '_')}`;
}
