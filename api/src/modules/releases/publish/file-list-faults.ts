import { BLOB_MAX_BYTES, RELEASE_MAX_FILES, RELEASE_MAX_BYTES } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import { fault } from './fault';

/** Names of files that an edge generates. */
const RESERVED = /\.(br|gz)$|^release\.json$/i;
const MAX_NAME_LENGTH = 200;

/** Checks the number, size and names of files. */
export function fileListFaults({ files }: Release): Reason[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...(files.length > RELEASE_MAX_FILES
      ? [fault('limit', 'files', `A release may have at most ${RELEASE_MAX_FILES} files.`)]
      : []),
    ...(total > RELEASE_MAX_BYTES
      ? [fault('limit', 'files', `A release may have at most ${RELEASE_MAX_BYTES} bytes.`)]
      : []),
    ...files.flatMap(({ name, bytes }) =>
      bytes > BLOB_MAX_BYTES
        ? [
            fault(
              'limit',
              name,
              `A file may have at most ${BLOB_MAX_BYTES} bytes; ${name} has ${bytes}.`,
            ),
          ]
        : [],
    ),
    ...pathFaults(files.map(({ name }) => name)),
  ];
}

function pathFaults(names: readonly string[]): Reason[] {
  // Some file systems are case-insensitive.
  const seenPaths = new Set<string>();
  const folders = new Set(names.flatMap(parentFolders));
  return names.flatMap((name) => {
    const path = name.toLowerCase();
    const isTaken = seenPaths.has(path) || folders.has(path);
    seenPaths.add(path);
    if (isTaken) return [fault('files', name, `Another file or folder has the name ${name}.`)];
    if (RESERVED.test(name) || name.length > MAX_NAME_LENGTH) {
      return [fault('files', name, `The file name ${name} is not allowed.`)];
    }
    return [];
  });
}

/** `a/b/c.js` is in `a` and `a/b`. */
function parentFolders(name: string): string[] {
  const parts = name.toLowerCase().split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
