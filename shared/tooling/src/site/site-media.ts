/** The media server of a site: a separate program, because forwarding audio and video must not slow the API's responses. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NodeProgram } from '../processes/node-program';

/** The environment variables that it receives: no secrets besides its own key. */
const FORWARDED_VARIABLES = [
  'PATH',
  'HOME',
  'LANG',
  'MEDIA_ADDRESS',
  'MEDIA_PORTS',
  'MEDIA_ROOMS',
  'MEDIA_VIEWERS',
] as const;

export interface SiteMedia {
  program: NodeProgram;
  /** For `MEDIA_URL`. */
  url: string;
  /** For `MEDIA_KEY`. */
  key: string;
}

/** Undefined if another server, or LiveKit, forwards the media. */
export function createSiteMedia(
  root: string,
  environment: Record<string, string | undefined>,
  port: number,
): SiteMedia | undefined {
  if (environment['MEDIA_URL'] || environment['LIVEKIT_URL']) return undefined;
  const key = environment['MEDIA_KEY'] || randomBytes(32).toString('base64url');
  const cwd = join(root, 'media');
  const forwarded = FORWARDED_VARIABLES.map((name) => [name, environment[name]]);
  return {
    program: {
      name: 'The media server',
      script: join(cwd, 'dist/server.js'),
      cwd,
      env: {
        ...Object.fromEntries(forwarded),
        MEDIA_LISTEN: `127.0.0.1:${port}`,
        MEDIA_KEY: key,
        LOG_LEVEL: environment['LOG_LEVEL'] ?? 'warn',
      },
    },
    url: `http://127.0.0.1:${port}`,
    key,
  };
}
