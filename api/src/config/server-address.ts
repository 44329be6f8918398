import { isAbsolute } from 'node:path';

/** The path of Piston's API if only an origin is given. */
const DEFAULT_PATH = '/api/v2';
const UNIX_SCHEME = 'unix:';

export function isUnixSocket(server: string): boolean {
  return server.startsWith(UNIX_SCHEME);
}

export function socketPathOf(server: string): string {
  return server.slice(UNIX_SCHEME.length);
}

/** `unix:/path`, or the base URL of a server without a trailing slash; undefined if invalid. */
export function serverAddress(text: string): string | undefined {
  if (isUnixSocket(text)) return isAbsolute(socketPathOf(text)) ? text : undefined;
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, username, password, search, hash } = new URL(text);
  const isPlain = [username, password, search, hash].every((part) => part === '');
  if (!/^https?:$/.test(protocol) || !isPlain) return undefined;
  // The URL of the endpoint that runs programs is accepted as well.
  const path = pathname.replace(/\/+$/, '').replace(/\/execute$/, '');
  return origin + (path || DEFAULT_PATH);
}
