import type { FastifyReply } from 'fastify';

/** Nobody is there any more to be answered. */
export class CallerLeft extends Error {
  constructor() {
    super('the caller left before the answer');
    this.name = 'CallerLeft';
  }
}

/** Aborted when who asks closes the connection before the answer is through. */
export function whileAsked({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  const close = () => {
    if (!raw.writableFinished) leaving.abort(new CallerLeft());
  };
  // Whoever left while the request was read and counted is told of no more.
  if (raw.destroyed) close();
  else raw.once('close', close);
  return leaving.signal;
}
