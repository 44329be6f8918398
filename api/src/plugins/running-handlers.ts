import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    runningHandlers: RunningHandlers;
  }
}

interface RunningHandlers {
  run<Result>(handler: () => Promise<Result>): Promise<Result>;
  /** Resolves when none runs. */
  ended(): Promise<void>;
}

/** What a caller asked for is done to its end, also when the caller has left: its connection is gone before its work is. */
export function runningHandlers(app: FastifyInstance): void {
  let count = 0;
  const waiting: Array<() => void> = [];
  app.decorate('runningHandlers', {
    async run(handler) {
      count += 1;
      try {
        return await handler();
      } finally {
        count -= 1;
        if (count === 0) for (const go of waiting.splice(0)) go();
      }
    },
    async ended() {
      if (count > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  });
}
