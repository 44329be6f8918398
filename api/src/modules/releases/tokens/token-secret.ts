import { createHash, randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_PREFIX } from '../../../plugins/auth';

/** 256 random bits, so that a plain hash of it is as good as a slow one. */
export function newSecret(): string {
  return `${DEPLOY_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
}

/** What is kept of a secret. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
