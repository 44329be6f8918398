import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

// The library's default algorithm is Argon2id; a test holds it to that.
const options: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

// Compared with when there is no such user, so that the time of an answer tells nothing.
const nobody = hash(randomBytes(32), options);

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
  return matches && stored !== undefined;
}
