/** The media server of a site: a separate program, because forwarding audio and video must not slow the API's responses. */
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
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
  'MEDIA_RECORDING_HOURS',
  'MEDIA_RECORDING_MB',
] as const;

export interface SiteMedia {
  program: NodeProgram;
  /** For `MEDIA_URL`. */
  url: string;
  /** For `MEDIA_KEY`. */
  key: string;
}

interface SiteMediaOptions {
  root: string;
  /** The data directory of the site. */
  dataDir: string;
  environment: Record<string, string | undefined>;
  port: number;
}

/** Undefined if another server, or LiveKit, forwards the media. */
export function createSiteMedia({
  root,
  dataDir,
  environment,
  port,
}: SiteMediaOptions): SiteMedia | undefined {
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
        MEDIA_RECORDINGS: environment['MEDIA_RECORDINGS'] || join(resolve(dataDir), 'recordings'),
        LOG_LEVEL: environment['LOG_LEVEL'] ?? 'warn',
      },
    },
    url: `http://127.0.0.1:${port}`,
    key,
  };
}
