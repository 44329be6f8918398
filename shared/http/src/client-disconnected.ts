import type { FastifyReply } from 'fastify';

/** Nobody is there any more to be answered. */
export class ClientDisconnected extends Error {
  constructor() {
    super('the client disconnected before the answer');
    this.name = 'ClientDisconnected';
  }
}

/** Aborted when the client closes the connection before the answer is through. */
export function abortOnDisconnect({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  const close = () => {
    if (!raw.writableFinished) leaving.abort(new ClientDisconnected());
  };
  // Whoever left while the request was read and counted is told of no more.
  if (raw.destroyed) close();
  else raw.once('close', close);
  return leaving.signal;
}
