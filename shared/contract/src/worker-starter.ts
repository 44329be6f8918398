/** How units start their workers, so that no byte runs that has not been checked. `@sopaan/release-files` does it for them. */

/**
 * A script of the edge. As a worker it takes one message, the blob URL of the worker's own script, runs it, and sends
 * `WORKER_STARTED`. An edge from before it responds with 404.
 */
export const WORKER_STARTER_PATH = '/-/worker.js';

export const WORKER_STARTED = 'started';
