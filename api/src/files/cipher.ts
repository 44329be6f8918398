import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Says how the rest is encrypted, so that another way can come beside this one. */
const VERSION = 1;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 32;

interface Sealed {
  /** Which file it is: the bytes of one do not pass for those of another. */
  id: string;
  /** Its key cannot be made without it; who forgets it has erased the file. */
  salt: Buffer;
}

/** Encrypts files with keys that the server's secret and a salt of each file give. */
export function createFileCipher(tokenSecret: string) {
  const keyOf = (salt: Buffer) =>
    Buffer.from(hkdfSync('sha256', tokenSecret, salt, 'sopaan file', 32));

  return {
    newSalt: () => randomBytes(SALT_BYTES),

    seal({ id, salt }: Sealed, plain: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(salt), nonce).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, sealed, cipher.getAuthTag()]);
    },

    /** Throws when the bytes are not those that were sealed for this file. */
    open({ id, salt }: Sealed, stored: Buffer): Buffer {
      if (stored[0] !== VERSION) throw new Error(`the file ${id} is not encrypted in a known way`);
      const nonce = stored.subarray(1, 1 + NONCE_BYTES);
      const sealed = stored.subarray(1 + NONCE_BYTES, -TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, keyOf(salt), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(id)).setAuthTag(stored.subarray(-TAG_BYTES));
      return Buffer.concat([cipher.update(sealed), cipher.final()]);
    },
  };
}
