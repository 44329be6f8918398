/** Content-addressed storage of release files. */

/** The name of a blob, from its integrity: `sha384-ab+/` becomes `ab-_`. Safe in a URL and as a file name. */
export function blobName(integrity: string): string {
  return integrity
    .replace(/^sha384-/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The integrity, from a blob's name: the inverse of `blobName`. */
export function blobIntegrity(name: string): string {
  return `sha384-${name.replaceAll('-', '+').replaceAll('_', '/')}`;
}

/** Text is uploaded, stored and served compressed with Brotli; the name is still the hash of the uncompressed text. */
export const BLOB_ENCODINGS = ['br', 'identity'] as const;
export type BlobEncoding = (typeof BLOB_ENCODINGS)[number];

/** The maximum size of one file, plain or compressed. */
export const BLOB_MAX_BYTES = 20 * 1024 * 1024;
/** The maximum size of all files of one release, uncompressed. */
export const RELEASE_MAX_BYTES = 60 * 1024 * 1024;
export const RELEASE_MAX_FILES = 1500;
