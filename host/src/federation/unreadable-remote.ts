import { readableRoutes, type Route } from '@sopaan/contract/routes';
import { RemoteError } from './remote-error';
import { getErrorReference, reportFailure, type PageIdentity } from './report-failure';

/** A remote of the page's set with a shape that this host does not know. Fields that cannot be read are empty. */
export interface UnreadableRemote {
  name: string;
  version: string;
  release: string;
  /** The routes of the remote that can be read. */
  routes: Route[];
  /** Why the remote cannot be read as a whole. */
  unreadable: string;
}

/** What can be read of a remote that does not match its schema. */
export function describeUnreadable(remote: unknown, reason: string): UnreadableRemote {
  const field = (name: string): unknown =>
    typeof remote === 'object' && remote !== null ? Reflect.get(remote, name) : undefined;
  const text = (name: string) => {
    const value = field(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    version: text('version'),
    release: text('release'),
    routes: readableRoutes(field('routes')),
    unreadable: reason,
  };
}

/** The error of a remote whose code cannot be loaded because its entry in the set cannot be read. */
export function unreadableError(remote: UnreadableRemote): RemoteError {
  return new RemoteError('REMOTE_INVALID', 'definition', remote, {
    cause: new Error(`The set's entry of the remote cannot be read: ${remote.unreadable}`),
  });
}

/** Reports remotes whose pages do not work, on whichever page they are noticed. */
export function reportUnreadable(remotes: readonly UnreadableRemote[], page: PageIdentity): void {
  for (const remote of remotes) {
    const error = unreadableError(remote);
    reportFailure(error, { owner: remote, page, reference: getErrorReference(error), route: '' });
  }
}
