import { isAbsolute } from 'node:path';

/** Where the calls of Piston stand when only its origin is given. */
const FOLDER = '/api/v2';
const UNIX = 'unix:';

export function isUnixSocket(server: string): boolean {
  return server.startsWith(UNIX);
}

export function socketOf(server: string): string {
  return server.slice(UNIX.length);
}

/** `unix:/path`, or the folder of a server's calls without a slash at its end; undefined where it is neither. */
export function serverAddress(given: string): string | undefined {
  if (isUnixSocket(given)) return isAbsolute(socketOf(given)) ? given : undefined;
  if (!URL.canParse(given)) return undefined;
  const { protocol, origin, pathname, username, password, search, hash } = new URL(given);
  const isPlain = [username, password, search, hash].every((part) => part === '');
  if (!/^https?:$/.test(protocol) || !isPlain) return undefined;
  const folder = pathname.replace(/\/+$/, '').replace(/\/execute$/, '');
  return origin + (folder || FOLDER);
}
