import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { abortOnDisconnect } from '@sopaan/http/client-disconnected';
import { Agent, type Dispatcher } from 'undici';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the client disconnects before the response is sent. */
    disconnectSignal: AbortSignal | null;
  }
}

/**
 * The HTTP client of the proxy. A request is aborted when the client of the edge disconnects, so that the API does not go on
 * running a program for nobody. The proxy passes no signal, so the one of the current request is read from an AsyncLocalStorage.
 */
export function upstreamClient(app: FastifyInstance): Pick<Dispatcher, 'request'> {
  const signals = new AsyncLocalStorage<AbortSignal | null>();
  const agent = new Agent({ pipelining: 1, connections: 128 });
  app.decorateRequest('disconnectSignal', null);
  app.addHook('onRequest', async (request, reply) => {
    request.disconnectSignal = abortOnDisconnect(reply);
  });
  // Not in an earlier hook: reading the body loses the store.
  app.addHook('preHandler', (request, _reply, next) => signals.run(request.disconnectSignal, next));
  app.addHook('onClose', () => agent.destroy());

  type Callback<T> = (error: Error | null, data: Dispatcher.ResponseData<T>) => void;
  function request<T = null>(options: Dispatcher.RequestOptions<T>, done: Callback<T>): void;
  function request<T = null>(
    options: Dispatcher.RequestOptions<T>,
  ): Promise<Dispatcher.ResponseData<T>>;
  function request<T = null>(options: Dispatcher.RequestOptions<T>, done?: Callback<T>) {
    const callOptions = { ...options, signal: signals.getStore() ?? null };
    return done ? agent.request(callOptions, done) : agent.request(callOptions);
  }
  return { request };
}
