import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { abortOnDisconnect } from '@sopaan/http/client-disconnected';
import { Agent, type Dispatcher } from 'undici';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the visitor closes the connection before the answer. */
    visitorLeft: AbortSignal | null;
  }
}

/**
 * The client for the way to the API, whose calls end when their visitor leaves: a program must not run for nobody. The proxy
 * hands on no signal, so the visitor's is found by what the call was made for.
 */
export function callsForVisitors(app: FastifyInstance): Pick<Dispatcher, 'request'> {
  const visitors = new AsyncLocalStorage<AbortSignal | null>();
  const agent = new Agent({ pipelining: 1, connections: 128 });
  app.decorateRequest('visitorLeft', null);
  app.addHook('onRequest', async (request, reply) => {
    request.visitorLeft = abortOnDisconnect(reply);
  });
  // Not before the body was read: that would lose it.
  app.addHook('preHandler', (request, _reply, next) => visitors.run(request.visitorLeft, next));
  app.addHook('onClose', () => agent.destroy());

  type Callback<T> = (error: Error | null, data: Dispatcher.ResponseData<T>) => void;
  function request<T = null>(options: Dispatcher.RequestOptions<T>, done: Callback<T>): void;
  function request<T = null>(
    options: Dispatcher.RequestOptions<T>,
  ): Promise<Dispatcher.ResponseData<T>>;
  function request<T = null>(options: Dispatcher.RequestOptions<T>, done?: Callback<T>) {
    const call = { ...options, signal: visitors.getStore() ?? null };
    return done ? agent.request(call, done) : agent.request(call);
  }
  return { request };
}
