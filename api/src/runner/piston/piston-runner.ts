import { createHash } from 'node:crypto';
import { withAnySignal } from '@sopaan/http/any-signal';
import { ApiError } from '../../http/api-error';
import type { CodeRunner, Program, RunLimits, RunOutcome, RunRequest, QueueEntry } from '../runner';
import { createRunRetry, RETRY_FOR_MS, type RunRetry, type RetryFor } from './run-retry';
import { callPiston, ConnectionLost, type PistonResponse } from './piston-call';
import { createCeilings, limitNameIn, rejectionMessage, type WireLimits } from './piston-ceilings';
import { toOutcome, pistonRunSchema } from './piston-outcome';
import { createPistonClient, parseResponse } from './piston-client';

/** Defaults for servers that report no limits. */
const LIMITS: RunLimits = {
  cpuMs: 5_000,
  wallMs: 5_000,
  memoryBytes: 384 * 1024 * 1024,
  outputBytes: 64 * 1024,
};
const COMPILE_TIMEOUT_MS = 10_000;
/** Sopaan's runner sends a heartbeat every ten seconds; other servers send nothing before the response. */
const IDLE_TIMEOUT_MS = 60_000;
/** Shorter than for runs, because callers can do without the list of languages. */
const RUNTIMES_RETRY_MS = 5_000;
/** One more than the number of limits for which a server may report a ceiling. */
const MAX_ATTEMPTS = 6;

interface RunContext {
  program: Program;
  queue: QueueEntry;
  request: RunRequest;
  retry: RunRetry;
}

/** Runs programs on Sopaan's code runner or another Piston server. Runs have no side effects, so they are retried after a lost connection. */
export function createPistonRunner(server: string, retryFor: RetryFor = RETRY_FOR_MS): CodeRunner {
  const closing = new AbortController();
  const client = createPistonClient(server, closing.signal);
  const ceilings = createCeilings();

  async function createBody({ program, request }: RunContext, isSopaanRunner: boolean) {
    const { language, source, files = [{ content: source }], version = '*' } = program;
    const { stdin, args = [], limits = {}, exactLimits } = request;
    const requestedLimits = isSopaanRunner
      ? wireLimits(limits)
      : { ...compileLimits, ...wireLimits({ ...LIMITS, ...limits }) };
    return {
      language,
      version,
      files,
      stdin,
      args,
      ...ceilings.clamp(requestedLimits),
      ...exactLimits,
    };
  }

  async function execute(context: RunContext, signal: AbortSignal): Promise<RunOutcome> {
    const { program, queue, request, retry } = context;
    const { runtimes, isSopaanRunner } = await client.describe();
    const state = runtimes.find(({ language }) => language === program.language);
    if (!state?.available) {
      throw new ApiError('UNAVAILABLE', { cause: `no runtime: ${program.language}` });
    }
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = performance.now();
      const body = await createBody(
        { ...context, program: { version: state.version, ...program } },
        isSopaanRunner,
      );
      const response = await callPiston({
        server,
        path: 'execute',
        body,
        headers: {
          'x-runner-owner': opaqueKey(queue.owner),
          ...(queue.group !== undefined && { 'x-runner-group': opaqueKey(queue.group) }),
          'x-runner-priority': queue.priority,
          ...(request.limits?.outputBytes !== undefined && {
            'x-runner-output-limit': String(request.limits.outputBytes),
          }),
        },
        signal,
        idleTimeoutMs: IDLE_TIMEOUT_MS,
        onEvent(name, data) {
          retry.accepted();
          if (name === 'started') {
            retry.started();
            queue.onStart?.();
          }
          if (name === 'queued') queue.onPosition?.(positionIn(data));
        },
      });
      const isExact = Object.hasOwn(request.exactLimits ?? {}, limitNameIn(response.value) ?? '');
      if (
        response.status === 400 &&
        !isExact &&
        attempt < MAX_ATTEMPTS &&
        ceilings.learn(response.value)
      ) {
        continue;
      }
      throwOnFailure(response, isSopaanRunner || isExact);
      const limits = { ...LIMITS, ...request.limits };
      return toOutcome(parseResponse(pistonRunSchema, response), {
        limits,
        wallMs: performance.now() - startedAt,
      });
    }
  }

  async function run(
    program: Program,
    queue: QueueEntry,
    request: RunRequest,
  ): Promise<RunOutcome> {
    const retry = createRunRetry(retryFor[queue.priority]);
    return withAnySignal([request.signal, closing.signal], (signal) =>
      withRetry(retry, signal, async () => {
        try {
          return await execute({ program, queue, request, retry }, signal);
        } catch (error) {
          if (error instanceof ConnectionLost) queue.onPosition?.(1);
          throw error;
        }
      }),
    );
  }

  async function withRetry<T>(
    retry: RunRetry,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        client.reset();
        await retry.wait(error, signal);
      }
    }
  }

  return {
    async runtimes() {
      const retry = createRunRetry(Math.min(retryFor.interactive, RUNTIMES_RETRY_MS));
      const { runtimes } = await withRetry(retry, closing.signal, () => client.describe());
      return runtimes;
    },
    prepare: (program, queue) => ({ run: (request) => run(program, queue, request) }),
    status: () => client.status(),
    close: async () => closing.abort(new ApiError('UNAVAILABLE')),
  };
}

/** Throws for a response that is not the outcome of a run. `isForCaller`: pass the server's message on to the caller. */
function throwOnFailure({ status, value, retryAfter }: PistonResponse, isForCaller: boolean): void {
  if (status === 429) {
    throw new ApiError('RATE_LIMITED', retryAfter === undefined ? {} : { retryAfter });
  }
  // The server is shutting down or not ready yet.
  if (status === 503) throw new ConnectionLost(rejectionMessage(value));
  if (status !== 400 || !isForCaller) return;
  const message = rejectionMessage(value);
  const field = /^(?:files\[\d+\][.\w]*|\w+)/.exec(message)?.[0] ?? 'files';
  throw new ApiError('VALIDATION_FAILED', { message, fields: { [field]: message } });
}

const compileLimits: WireLimits = {
  compile_timeout: COMPILE_TIMEOUT_MS,
  compile_cpu_time: COMPILE_TIMEOUT_MS,
};

function wireLimits({ wallMs, cpuMs, memoryBytes }: Partial<RunLimits>): WireLimits {
  return {
    ...(wallMs !== undefined && { run_timeout: wallMs }),
    ...(cpuMs !== undefined && { run_cpu_time: cpuMs }),
    ...(memoryBytes !== undefined && { run_memory_limit: memoryBytes }),
  };
}

function positionIn(data: unknown): number {
  const { position } = Object(data);
  return typeof position === 'number' ? position : 1;
}

/** The runner does not learn whose code it runs. */
function opaqueKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
