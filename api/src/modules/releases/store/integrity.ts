import { createHash } from 'node:crypto';

/** What a page checks a file against. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
