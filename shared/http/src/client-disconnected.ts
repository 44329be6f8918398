import type { FastifyReply } from 'fastify';

/** The client closed the connection before it received the response. */
export class ClientDisconnected extends Error {
  constructor() {
    super('the client disconnected before the response');
    this.name = 'ClientDisconnected';
  }
}

/** A signal that aborts when the client closes the connection before the response is complete. */
export function abortOnDisconnect({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!raw.writableFinished) controller.abort(new ClientDisconnected());
  };
  // A connection that is already destroyed no longer emits `close`.
  if (raw.destroyed) onClose();
  else raw.once('close', onClose);
  return controller.signal;
}
