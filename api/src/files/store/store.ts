/** Stores bytes by name, in a folder or in S3. A name is never written again with other bytes. */
export interface BlobStore {
  has(name: string): Promise<boolean>;
  /** The bytes as they were written; undefined if there is no such name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Resolves once the bytes would survive a power failure. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Does nothing if there is no such name. */
  remove(name: string): Promise<void>;
}
