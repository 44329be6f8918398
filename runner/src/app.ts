import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  CONNECTION_LIMITS,
  connectionOptions,
  type ConnectionLimits,
} from '@sopaan/http/connections';
import { refuseConnection } from '@sopaan/http/refuse-connection';
import type { RunnerStatus } from '@sopaan/schemas/code-runs/runner-status';
import type { CodeRunner } from './code-runner';
import { ClientDisconnected } from '@sopaan/http/client-disconnected';
import { execute } from './protocol/execute';
import { toFailure } from './protocol/failure';

interface RunnerAppOptions {
  runner: CodeRunner;
  slots: number;
  /** How the limits of runs are enforced on this machine. */
  enforcement?: () => Promise<string>;
  logLevel?: string;
  connections?: ConnectionLimits;
}

/** Enough for several files and a large input, as JSON. */
const BODY_MAX_BYTES = 8 * 1_048_576;

/** Piston's protocol, version 2, on top of a runner; docs/decisions/0042 describes what it adds. */
export function createRunnerApp({
  runner,
  slots,
  enforcement = () => Promise.resolve('polling'),
  logLevel = 'silent',
  connections = CONNECTION_LIMITS,
}: RunnerAppOptions): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: BODY_MAX_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: refuseConnection,
    // For URLs that cannot be decoded.
    frameworkErrors: sendFailure,
    // Runs take as long as they need; callers decide how long their own connections stay open.
    ...connectionOptions({ ...connections, idleTimeoutMs: 0 }),
  });
  app.server.maxConnections = connections.maxConnections;
  app.removeAllContentTypeParsers();
  // Clients of Piston send JSON without a content type.
  app.addContentTypeParser('*', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.setErrorHandler(sendFailure);
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

  // Before open connections are awaited: their callers can then turn to another runner.
  app.addHook('preClose', () => runner.close());
  return app;
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ClientDisconnected) return reply.hijack();
  const { status, retryAfter, message } = toFailure(error, request.log);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply.code(status).send({ message });
}
