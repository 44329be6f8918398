import { WORKER_STARTED, WORKER_STARTER_PATH } from '@sopaan/contract/worker-starter';
import type { FastifyInstance } from 'fastify';

/** Runs the script that the page has checked and sends as a blob URL. Later messages are for that script. */
const STARTER = `'use strict';
const { postMessage } = self;
addEventListener('message', ({ data }) => {
  importScripts(data);
  postMessage('${WORKER_STARTED}');
}, { once: true });
`;

/**
 * A worker obeys the policy of its own script's response, not that of its page. Some workers run programs that users write, so a
 * worker may request nothing, and loads only what its page gives it. Only workers may compile WebAssembly.
 */
const STARTER_POLICY = `default-src 'none'; script-src blob: 'wasm-unsafe-eval'`;

/** Serves the script of all workers. It is the edge's own, like the HTML of pages, so that what they run can be checked. */
export function workerStarter(app: FastifyInstance): void {
  app.get(WORKER_STARTER_PATH, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': STARTER_POLICY,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      .type('text/javascript; charset=utf-8')
      .send(STARTER),
  );
}
