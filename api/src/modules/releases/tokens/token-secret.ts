import { createHash, randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_PREFIX } from '../../../auth/auth';

export function newSecret(): string {
  return `${DEPLOY_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
}

/** The stored form of a secret. A fast hash is as safe as a slow one, because the secret has 256 random bits. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
