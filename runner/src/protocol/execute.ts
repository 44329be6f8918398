import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toCodeRun } from '@sopaan/schemas/run-outcome';
import { resolveRuntime } from '@sopaan/schemas/resolve-runtime';
import type { CodeRunner, RunLimits, RuntimeState, Waiting } from '../code-runner';
import { RunnerError } from '../runner-error';
import { abortOnDisconnect } from '@sopaan/http/client-disconnected';
import { acceptsEvents, eventStream } from './event-stream';
import { bytesOf, limitsOf, readRequest, sourceOf } from './execute-request';
import { failureOf } from './failure';

/** Beside Piston's body: whose run it is, as an opaque key, whether a person waits for it, and the bytes that it may print. */
export const OWNER_HEADER = 'x-runner-owner';
export const PRIORITY_HEADER = 'x-runner-priority';
const OUTPUT_LIMIT_HEADER = 'x-runner-output-limit';
const OWNER_MAX = 100;

export function execute(app: FastifyInstance, runner: CodeRunner): void {
  app.post('/api/v2/execute', async (request, reply) => {
    const signal = abortOnDisconnect(reply);
    const asked = readRequest(request.body);
    const [file, ...others] = asked.files;
    if (!file) throw new RunnerError('INVALID', { message: 'files is required as an array' });
    const limits = limitsOf(asked);
    const runtime = runtimeFor(await runner.runtimes(), asked);
    const events = acceptsEvents(request) ? eventStream(reply) : undefined;
    const program = runner.prepare(
      {
        language: runtime.language,
        source: sourceOf(file),
        name: file.name || undefined,
        others: others.map((other) => ({ name: other.name ?? '', bytes: bytesOf(other) })),
        compileLimits: limits.compile,
      },
      {
        ...whose(request),
        onPosition: (position) => events?.emit('queued', { position }),
        onStart: () => events?.emit('started', {}),
      },
    );
    const { stdin, args = [] } = asked;
    try {
      const runLimits = { ...limits.run, ...outputLimit(request) };
      const outcome = await program.run({ stdin, args, limits: runLimits, signal });
      const answer = toCodeRun(outcome, runtime);
      if (!events?.isOpen()) return await reply.send(answer);
      events.end('result', answer);
    } catch (error) {
      if (!events?.isOpen()) throw error;
      const { status, retryAfter, message } = failureOf(error, request.log);
      events.end('error', { status, retryAfter, message });
    }
    return reply;
  });
}

function runtimeFor(
  runtimes: readonly RuntimeState[],
  asked: { language: string; version: string },
): RuntimeState {
  const chosen = resolveRuntime(runtimes, asked);
  if ('field' in chosen) throw new RunnerError('INVALID', { message: chosen.message });
  return chosen;
}

/** The sandbox has a ceiling of its own. */
function outputLimit({ headers }: FastifyRequest): Pick<Partial<RunLimits>, 'outputBytes'> {
  const bytes = Number(headers[OUTPUT_LIMIT_HEADER]);
  return Number.isSafeInteger(bytes) && bytes > 0 ? { outputBytes: bytes } : {};
}

function whose({ headers }: FastifyRequest): Pick<Waiting, 'owner' | 'priority'> {
  const owner = headers[OWNER_HEADER];
  return {
    owner: typeof owner === 'string' ? owner.slice(0, OWNER_MAX) : '',
    priority: headers[PRIORITY_HEADER] === 'background' ? 'background' : 'interactive',
  };
}
