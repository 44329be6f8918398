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
 * The HTTP client of the proxy. A request is aborted when the client of the edge disconnects, so that the API stops
 * running a program whose result nobody needs. The proxy passes no signal, so the current request is read from an AsyncLocalStorage.
 */
export function upstreamClient(app: FastifyInstance): Pick<Dispatcher, 'request'> {
  const calls = new AsyncLocalStorage<{ signal: AbortSignal | null; isStream: boolean }>();
  const agent = new Agent({ pipelining: 1, connections: 128 });
  // Streams last for minutes, so they must not take the connections of other calls.
  const streamAgent = new Agent({ pipelining: 1, connections: 4_096 });
  app.decorateRequest('disconnectSignal', null);
  app.addHook('onRequest', async (request, reply) => {
    request.disconnectSignal = abortOnDisconnect(reply);
  });
  // Not in an earlier hook, because the store is lost while the body is read.
  app.addHook('preHandler', ({ disconnectSignal: signal, headers }, _reply, next) =>
    calls.run({ signal, isStream: /\btext\/event-stream\b/i.test(headers.accept ?? '') }, next),
  );
  app.addHook('onClose', async () => {
    await Promise.all([agent.destroy(), streamAgent.destroy()]);
  });

  type Callback<T> = (error: Error | null, data: Dispatcher.ResponseData<T>) => void;
  function request<T = null>(options: Dispatcher.RequestOptions<T>, done: Callback<T>): void;
  function request<T = null>(
    options: Dispatcher.RequestOptions<T>,
  ): Promise<Dispatcher.ResponseData<T>>;
  function request<T = null>(options: Dispatcher.RequestOptions<T>, done?: Callback<T>) {
    const { signal, isStream } = calls.getStore() ?? { signal: null, isStream: false };
    const callOptions = { ...options, signal };
    const client = isStream ? streamAgent : agent;
    return done ? client.request(callOptions, done) : client.request(callOptions);
  }
  return { request };
}
