/** How units start workers so that only bytes whose hash was checked run. `@sopaan/release-files` implements it. */

/**
 * A script of the edge. As a worker it takes one message, the blob URL of the worker's own script, runs it, and sends
 * `WORKER_STARTED`. An edge that does not have the script yet responds with 404.
 */
export const WORKER_STARTER_PATH = '/-/worker.js';

export const WORKER_STARTED = 'started';
