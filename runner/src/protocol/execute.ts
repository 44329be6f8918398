import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toCodeRun } from '@sopaan/schemas/code-runs/run-outcome';
import { resolveRuntime } from '@sopaan/schemas/code-runs/resolve-runtime';
import type { CodeRunner, RunLimits, RuntimeState, QueueEntry } from '../code-runner';
import { RunnerError } from '../runner-error';
import { abortOnDisconnect } from '@sopaan/http/client-disconnected';
import { acceptsEvents, eventStream } from './event-stream';
import { decodeFile, stageLimits, readRequest, decodeProgram } from './execute-request';
import { toFailure } from './failure';

/**
 * Headers in addition to Piston's body: the owner of the run and the group of owners as opaque keys, whether a person waits for the run,
 * and the limit of its output.
 */
const OWNER_HEADER = 'x-runner-owner';
const GROUP_HEADER = 'x-runner-group';
const PRIORITY_HEADER = 'x-runner-priority';
const OUTPUT_LIMIT_HEADER = 'x-runner-output-limit';
const KEY_MAX_LENGTH = 100;

export function execute(app: FastifyInstance, runner: CodeRunner): void {
  app.post('/api/v2/execute', async (request, reply) => {
    const signal = abortOnDisconnect(reply);
    const body = readRequest(request.body);
    const [file, ...extraFiles] = body.files;
    if (!file) throw new RunnerError('INVALID', { message: 'files is required as an array' });
    const limits = stageLimits(body);
    const runtime = runtimeFor(await runner.runtimes(), body);
    const events = acceptsEvents(request) ? eventStream(reply) : undefined;
    const program = runner.prepare(
      {
        language: runtime.language,
        source: decodeProgram(file),
        name: file.name || undefined,
        extraFiles: extraFiles.map((extra) => ({
          name: extra.name ?? '',
          bytes: decodeFile(extra),
        })),
        compileLimits: limits.compile,
      },
      {
        ...createQueueEntry(request),
        onPosition: (position) => events?.emit('queued', { position }),
        onStart: () => events?.emit('started', {}),
      },
    );
    const { stdin, args = [] } = body;
    try {
      const runLimits = { ...limits.run, ...outputLimit(request) };
      const outcome = await program.run({ stdin, args, limits: runLimits, signal });
      const result = toCodeRun(outcome, runtime);
      if (!events?.isOpen()) return await reply.send(result);
      events.end('result', result);
    } catch (error) {
      if (!events?.isOpen()) throw error;
      const { status, retryAfter, message } = toFailure(error, request.log);
      events.end('error', { status, retryAfter, message });
    }
    return reply;
  });
}

function runtimeFor(
  runtimes: readonly RuntimeState[],
  body: { language: string; version: string },
): RuntimeState {
  const runtime = resolveRuntime(runtimes, body);
  if ('field' in runtime) throw new RunnerError('INVALID', { message: runtime.message });
  return runtime;
}

/** The output limit that the caller requests. The sandbox also enforces its own maximum. */
function outputLimit({ headers }: FastifyRequest): Pick<Partial<RunLimits>, 'outputBytes'> {
  const bytes = Number(headers[OUTPUT_LIMIT_HEADER]);
  return Number.isSafeInteger(bytes) && bytes > 0 ? { outputBytes: bytes } : {};
}

function createQueueEntry({
  headers,
}: FastifyRequest): Pick<QueueEntry, 'owner' | 'group' | 'priority'> {
  const keyOf = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value.slice(0, KEY_MAX_LENGTH) : undefined;
  };
  return {
    owner: keyOf(OWNER_HEADER) ?? '',
    group: keyOf(GROUP_HEADER),
    priority: headers[PRIORITY_HEADER] === 'background' ? 'background' : 'interactive',
  };
}
