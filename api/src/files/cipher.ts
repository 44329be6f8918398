import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The first byte of a stored file, so that the encryption can change later. */
const VERSION = 1;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 32;

interface CipherInput {
  /** Additional authenticated data (AAD): says which file this is, so that the ciphertext of another one fails to decrypt. */
  associatedData: string;
  /** Required to derive the key: deleting it erases the file. */
  salt: Buffer;
}

/** Encrypts files with keys derived from the server's secret and the salt of each file. */
export function createFileCipher(tokenSecret: string) {
  const keyOf = (salt: Buffer) =>
    Buffer.from(hkdfSync('sha256', tokenSecret, salt, 'sopaan file', 32));

  return {
    newSalt: () => randomBytes(SALT_BYTES),

    encrypt({ associatedData, salt }: CipherInput, plain: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(salt), nonce);
      cipher.setAAD(Buffer.from(associatedData));
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, encrypted, cipher.getAuthTag()]);
    },

    /** Throws unless the bytes were encrypted with the same associated data and salt. */
    decrypt({ associatedData, salt }: CipherInput, bytes: Buffer): Buffer {
      if (bytes[0] !== VERSION) {
        throw new Error(`unknown encryption version of the file ${associatedData}`);
      }
      const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
      const encrypted = bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, keyOf(salt), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(associatedData)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([cipher.update(encrypted), cipher.final()]);
    },
  };
}
