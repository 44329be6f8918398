/** How the files of releases are kept: by what is in them. */

/** The name of a file in the store, from its integrity: `sha384-ab+/` becomes `ab-_`. Safe in a URL and as a file name. */
export function blobName(integrity: string): string {
  return integrity
    .replace(/^sha384-/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The integrity of the file of that name. */
export function blobIntegrity(name: string): string {
  return `sha384-${name.replaceAll('-', '+').replaceAll('_', '/')}`;
}

/** Text is uploaded, kept and handed out compressed with Brotli; its name is the hash of the plain text all the same. */
export const BLOB_ENCODINGS = ['br', 'identity'] as const;
export type BlobEncoding = (typeof BLOB_ENCODINGS)[number];

/** Bytes of one file, plain or compressed. */
export const BLOB_MAX_BYTES = 20 * 1024 * 1024;
/** Bytes of all files of one release, plain. */
export const RELEASE_MAX_BYTES = 60 * 1024 * 1024;
/** Files of one release. */
export const RELEASE_MAX_FILES = 1500;
