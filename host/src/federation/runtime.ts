import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { EXPOSED_MODULE, HOST_INSTANCE } from '@sopaan/contract/federation';
import type { PageRemote } from '@sopaan/contract/release';
import { loadContainer, type Container } from './container';
import { retryLibraries } from './retry-libraries';
import { resolveShareScope } from './share-scope';

/** A release that was requested from the runtime. */
interface RequestedRelease {
  release: PageRemote;
  /** Called when the container has been loaded, before it is initialised. */
  onEntry: () => void;
  /** Settles the runtime's request of the container, while there is one. */
  pending?: { resolve: (container: Container) => void; reject: (error: unknown) => void };
}

/** The requested releases by container name, by which the runtime identifies them. */
const requestsByName = new Map<string, RequestedRelease>();

const plugin: ModuleFederationRuntimePlugin = {
  name: 'sopaan-releases',
  loadEntry: ({ remoteInfo }) => {
    const request = requestsByName.get(remoteInfo.name);
    if (!request) return;
    return new Promise((resolve, reject) => {
      request.pending = { resolve, reject };
      requestContainer(request);
    });
  },
  afterLoadEntry: ({ remoteInfo, error }) => {
    if (error === undefined) requestsByName.get(remoteInfo.name)?.onEntry();
  },
};

/** The instance that the build has created under this name and filled with the shared libraries. */
const instance = init({ name: HOST_INSTANCE, remotes: [], plugins: [plugin] });
retryLibraries(instance);

/** Loads the module that a release of a remote exposes. */
export async function loadDefinition(release: PageRemote, onEntry: () => void): Promise<unknown> {
  const { base, entry, container: name } = release;
  const shareScope = await resolveShareScope(instance, release);
  const pending = requestsByName.get(name)?.pending;
  const request: RequestedRelease = { release, onEntry, ...(pending && { pending }) };
  requestsByName.set(name, request);
  // The runtime still waits for the earlier request, which has timed out, so this one settles it.
  if (pending) requestContainer(request);
  instance.registerRemotes([
    { name, entry: base + entry, entryGlobalName: name, type: 'global', shareScope },
  ]);
  return instance.loadRemote(EXPOSED_MODULE.replace('.', name));
}

function requestContainer(request: RequestedRelease): void {
  const { release, pending } = request;
  loadContainer(release)
    .finally(() => delete request.pending)
    .then(pending?.resolve, (error: unknown) => {
      const isLatest = requestsByName.get(release.container) === request;
      if (isLatest) pending?.reject(error);
    });
}
