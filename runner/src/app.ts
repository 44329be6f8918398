import { fastify, LogController, type FastifyInstance } from 'fastify';
import {
  CONNECTION_LIMITS,
  connectionOptions,
  type ConnectionLimits,
} from '@sopaan/http/connections';
import { refuseConnection } from '@sopaan/http/refuse-connection';
import type { RunnerStatus } from '@sopaan/schemas/runner-status';
import type { CodeRunner } from './code-runner';
import { ClientDisconnected } from '@sopaan/http/client-disconnected';
import { execute } from './protocol/execute';
import { failureOf } from './protocol/failure';

interface Parts {
  runner: CodeRunner;
  slots: number;
  /** What keeps the limits of runs on this machine. */
  enforcement?: () => Promise<string>;
  logLevel?: string;
  connections?: ConnectionLimits;
}

/** Several files and a large input, as JSON. */
const BODY_MAX = 8 * 1_048_576;

/** Piston's protocol, version 2, over a runner; what it has beyond Piston stands in docs/decisions/0042. */
export function createRunnerApp({
  runner,
  slots,
  enforcement = () => Promise.resolve('polling'),
  logLevel = 'silent',
  connections = CONNECTION_LIMITS,
}: Parts): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: BODY_MAX,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseConnection,
    // Runs wait for as long as they must; whoever asks looks after its own connection.
    ...connectionOptions({ ...connections, idleTimeoutMs: 0 }),
  });
  app.server.maxConnections = connections.maxConnections;
  app.removeAllContentTypeParsers();
  // Piston's clients send JSON without saying so.
  app.addContentTypeParser('*', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ClientDisconnected) return reply.hijack();
    const { status, retryAfter, message } = failureOf(error, request.log);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply.code(status).send({ message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not Found' }));

  execute(app, runner);
  app.get('/api/v2/runtimes', async () => {
    const states = await runner.runtimes();
    return states
      .filter(({ available }) => available)
      .map(({ language, version, aliases }) => ({ language, version, aliases }));
  });
  app.get('/status', async (): Promise<RunnerStatus> => {
    const { running = 0, paused = 0, idle = 0, waiting = 0, ended = [] } = runner.load?.() ?? {};
    const languages = (await runner.runtimes()).map((state) => ({
      ...state,
      aliases: [...state.aliases],
    }));
    return {
      slots,
      running,
      paused,
      idle,
      waiting,
      ended: [...ended],
      languages,
      limits: await enforcement(),
    };
  });

  // Before the connections are waited for: whoever waits for a run asks the next runner for it.
  app.addHook('preClose', () => runner.close());
  return app;
}
