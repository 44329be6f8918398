import { createHash } from 'node:crypto';
import { withAnySignal } from '@sopaan/http/any-signal';
import { ApiError } from '../../plugins/api-error';
import type { CodeRunner, Program, RunLimits, RunOutcome, RunRequest, Waiting } from '../runner';
import { openOutage, RETRY_FOR, type Outage, type RetryFor } from './outage';
import { callPiston, ConnectionLost, type PistonAnswer } from './piston-call';
import { learnCeilings, limitIn, refusalMessage, type WireLimits } from './piston-ceilings';
import { outcomeOf, pistonRunSchema } from './piston-outcome';
import { pistonServer, readAnswer } from './piston-server';

/** Where neither the run nor the server says what it is. */
const LIMITS: RunLimits = {
  cpuMs: 5_000,
  wallMs: 5_000,
  memoryBytes: 384 * 1024 * 1024,
  outputBytes: 64 * 1024,
};
const COMPILE_MILLISECONDS = 10_000;
/** A server of ours gives a sign of life every ten seconds; one of others none before its answer. */
const LONGEST_SILENCE = 60_000;
/** For this long a list of languages is waited for: who asks may do without. */
const RUNTIMES_RETRY = 5_000;
/** There are five limits that a server may have a ceiling for. */
const MOST_TRIES = 6;

interface Attempt {
  program: Program;
  waiting: Waiting;
  request: RunRequest;
  outage: Outage;
}

/** Runs programs on our code runner or another Piston server. Runs have no effects, so those whose connection was lost are asked for again. */
export function createPistonRunner(server: string, retryFor: RetryFor = RETRY_FOR): CodeRunner {
  const closing = new AbortController();
  const about = pistonServer(server, closing.signal);
  const ceilings = learnCeilings();

  async function bodyOf({ program, request }: Attempt, isOwn: boolean) {
    const { language, source, files = [{ content: source }], version = '*' } = program;
    const { stdin, args = [], limits = {}, exactLimits } = request;
    const wanted = isOwn
      ? wireLimits(limits)
      : { ...compileLimits, ...wireLimits({ ...LIMITS, ...limits }) };
    return { language, version, files, stdin, args, ...ceilings.within(wanted), ...exactLimits };
  }

  async function attempt(work: Attempt, signal: AbortSignal): Promise<RunOutcome> {
    const { program, waiting, request, outage } = work;
    const { runtimes, isOwn } = await about.describe();
    const state = runtimes.find(({ language }) => language === program.language);
    if (!state?.available) {
      throw new ApiError('UNAVAILABLE', { cause: `no runtime: ${program.language}` });
    }
    for (let tries = 1; ; tries += 1) {
      const began = performance.now();
      const body = await bodyOf(
        { ...work, program: { version: state.version, ...program } },
        isOwn,
      );
      const answer = await callPiston({
        server,
        path: 'execute',
        body,
        headers: {
          'x-runner-owner': createHash('sha256').update(waiting.owner).digest('base64url'),
          'x-runner-priority': waiting.priority,
          ...(request.limits?.outputBytes !== undefined && {
            'x-runner-output-limit': String(request.limits.outputBytes),
          }),
        },
        signal,
        silence: LONGEST_SILENCE,
        onEvent(name, data) {
          outage.accepted();
          if (name === 'started') outage.started();
          if (name === 'started') waiting.onStart?.();
          if (name === 'queued') waiting.onPosition?.(positionIn(data));
        },
      });
      const isExact = Object.hasOwn(request.exactLimits ?? {}, limitIn(answer.value) ?? '');
      if (answer.status === 400 && !isExact && tries < MOST_TRIES && ceilings.learn(answer.value)) {
        continue;
      }
      refuse(answer, isOwn || isExact);
      const limits = { ...LIMITS, ...request.limits };
      return outcomeOf(readAnswer(pistonRunSchema, answer), {
        limits,
        wallMs: performance.now() - began,
      });
    }
  }

  async function run(program: Program, waiting: Waiting, request: RunRequest): Promise<RunOutcome> {
    const outage = openOutage(retryFor[waiting.priority]);
    return withAnySignal([request.signal, closing.signal], (signal) =>
      retried(outage, signal, async () => {
        try {
          return await attempt({ program, waiting, request, outage }, signal);
        } catch (error) {
          if (error instanceof ConnectionLost) waiting.onPosition?.(1);
          throw error;
        }
      }),
    );
  }

  async function retried<T>(
    outage: Outage,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        about.forget();
        await outage.wait(error, signal);
      }
    }
  }

  return {
    async runtimes() {
      const outage = openOutage(Math.min(retryFor.interactive, RUNTIMES_RETRY));
      const { runtimes } = await retried(outage, closing.signal, () => about.describe());
      return runtimes;
    },
    prepare: (program, waiting) => ({ run: (request) => run(program, waiting, request) }),
    status: () => about.status(),
    close: async () => closing.abort(new ApiError('UNAVAILABLE')),
  };
}

/** What is not a run's own doing. `isForCaller`: the words are for whoever wrote the request. */
function refuse({ status, value, retryAfter }: PistonAnswer, isForCaller: boolean): void {
  if (status === 429) {
    throw new ApiError('RATE_LIMITED', retryAfter === undefined ? {} : { retryAfter });
  }
  // It is about to end, or not ready yet.
  if (status === 503) throw new ConnectionLost(refusalMessage(value));
  if (status !== 400 || !isForCaller) return;
  const message = refusalMessage(value);
  const field = /^(?:files\[\d+\][.\w]*|\w+)/.exec(message)?.[0] ?? 'files';
  throw new ApiError('VALIDATION_FAILED', { message, fields: { [field]: message } });
}

const compileLimits: WireLimits = {
  compile_timeout: COMPILE_MILLISECONDS,
  compile_cpu_time: COMPILE_MILLISECONDS,
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
