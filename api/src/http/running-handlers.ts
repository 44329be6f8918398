import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    runningHandlers: RunningHandlers;
  }
}

interface RunningHandlers {
  run<Result>(handler: () => Promise<Result>): Promise<Result>;
  /** Resolves when no handler is running. */
  ended(): Promise<void>;
}

/** Tracks running handlers, because a handler runs to its end even if its client disconnects and the connection is gone. */
export function runningHandlers(app: FastifyInstance): void {
  let count = 0;
  const waiters: Array<() => void> = [];
  app.decorate('runningHandlers', {
    async run(handler) {
      count += 1;
      try {
        return await handler();
      } finally {
        count -= 1;
        if (count === 0) for (const resolve of waiters.splice(0)) resolve();
      }
    },
    async ended() {
      if (count > 0) await new Promise<void>((resolve) => waiters.push(resolve));
    },
  });
}
