import {
  PAGE_SET_ELEMENT_ID,
  pageRemoteSchema,
  pageSetSchema,
  type PageSet,
} from '@sopaan/contract/release';
import { array, mixed, object, ValidationError } from 'yup';
import { readPageHeader } from '../page-load/page-header';
import { isReadable, isUnreadable, type RemoteOfSet } from './remote-of-set';
import { describeUnreadable, type UnreadableRemote } from './unreadable-remote';

/** The release set of this page. */
export interface HostPageSet extends PageSet {
  /** The remotes that are not among `remotes` because this host cannot read them. */
  unreadable: UnreadableRemote[];
}

const setSchema = pageSetSchema
  .omit(['remotes'])
  .concat(object({ remotes: array(mixed()).required() }));

/** Reads the release set that the edge sent with the HTML. It does not change until the page is reloaded. */
export function readPageSet(): HostPageSet {
  const element = document.getElementById(PAGE_SET_ELEMENT_ID);
  const set = setSchema.validateSync(JSON.parse(element?.textContent ?? '{}'));
  const remotes = set.remotes.map(readRemote);
  return {
    ...set,
    page: set.page || (readPageHeader('page') ?? ''),
    remotes: remotes.filter(isReadable),
    unreadable: remotes.filter(isUnreadable),
  };
}

/** Each remote is read separately, so that a remote with a shape that this host does not know affects only its own pages. */
function readRemote(remote: unknown): RemoteOfSet {
  try {
    return pageRemoteSchema.validateSync(remote);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return describeUnreadable(remote, error.message);
  }
}
