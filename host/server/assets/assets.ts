import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendFileNotFound, sendUnavailable } from '../errors';
import type { ReleaseSource } from '../releases/release-source';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
};

/**
 * A worker obeys the policy of its own script's response, not that of its page. Some workers run programs that users write, so a
 * worker may neither request nor load anything. Only workers may compile WebAssembly.
 */
const WORKER_POLICY = `default-src 'none'; script-src 'wasm-unsafe-eval'`;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves release files at `/assets/<unit>/<release>/<file>`. They never change, so clients cache them for a year. */
export function assets(
  app: FastifyInstance,
  source: ReleaseSource,
  developmentUnits: ReadonlySet<string>,
): void {
  app.get<{ Params: { unit: string; release: string; '*': string } }>(
    '/assets/:unit/:release/*',
    async (request, reply) => {
      const { unit, release, '*': name } = request.params;
      const type = CONTENT_TYPES[extname(name)];
      const accepts = request.headers['accept-encoding'];
      const file = type && (await source.file(unit, release, name, accepts));
      if (!type || !file) return sendFileNotFound(reply);
      if (file === 'unavailable') {
        sendUnavailable(reply);
        return reply;
      }
      void reply.headers({
        'cache-control': developmentUnits.has(unit) ? 'no-cache' : IMMUTABLE,
        'content-type': type,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(file.encoding && { 'content-encoding': file.encoding }),
        ...(extname(name) === '.js' && { 'content-security-policy': WORKER_POLICY }),
      });
      return reply.send(file.content);
    },
  );
}
