/** The build replaces this variable with a lookup in the table of hashes in the unit's first script. Development builds have no table. */
declare const __sopaan_integrity__: ((url: string) => string | undefined) | undefined;

/** The hash of a file of the unit's release; undefined in development. Throws for a file that the release does not have. */
export function findIntegrity(url: string): string | undefined {
  if (typeof __sopaan_integrity__ === 'undefined') return undefined;
  const integrity = __sopaan_integrity__(url);
  if (!integrity) throw new Error(`The release has no file ${url}`);
  return integrity;
}
