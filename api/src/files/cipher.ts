import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The first byte of a stored file, so that the encryption can change later. */
const VERSION = 1;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 32;

interface FileKey {
  /** Authenticated with the content, so that the bytes of one file cannot replace those of another. */
  id: string;
  /** Required to derive the key: deleting it erases the file. */
  salt: Buffer;
}

/** Encrypts files with keys derived from the server's secret and the salt of each file. */
export function createFileCipher(tokenSecret: string) {
  const keyOf = (salt: Buffer) =>
    Buffer.from(hkdfSync('sha256', tokenSecret, salt, 'sopaan file', 32));

  return {
    newSalt: () => randomBytes(SALT_BYTES),

    encrypt({ id, salt }: FileKey, plain: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(salt), nonce).setAAD(Buffer.from(id));
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, encrypted, cipher.getAuthTag()]);
    },

    /** Throws unless the bytes were encrypted for this file. */
    decrypt({ id, salt }: FileKey, bytes: Buffer): Buffer {
      if (bytes[0] !== VERSION) throw new Error(`unknown encryption version of the file ${id}`);
      const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
      const encrypted = bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, keyOf(salt), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([cipher.update(encrypted), cipher.final()]);
    },
  };
}
