import type { PageRemote } from '@sopaan/contract/release';
import type { UnreadableRemote } from './unreadable-remote';

/** A remote of the page's set. */
export type RemoteOfSet = PageRemote | UnreadableRemote;

export function isReadable(remote: RemoteOfSet): remote is PageRemote {
  return !isUnreadable(remote);
}

export function isUnreadable(remote: RemoteOfSet): remote is UnreadableRemote {
  return 'unreadable' in remote;
}
