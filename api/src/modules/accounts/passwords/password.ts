import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

// The library uses Argon2id by default, which a test checks.
const options: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

// This hash is verified if there is no such user, so that response times reveal nothing.
const dummyHash = hash(randomBytes(32), options);

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(storedHash ?? (await dummyHash), password.normalize('NFC'));
  return matches && storedHash !== undefined;
}
