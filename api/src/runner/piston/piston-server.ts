import type { Schema, InferType } from 'yup';
import { pistonRuntimesSchema } from '@sopaan/schemas/code-run';
import { runnerStatusSchema, type RunnerStatus } from '@sopaan/schemas/runner-status';
import { ApiError } from '../../plugins/api-error';
import type { RuntimeState } from '../runner';
import { callPiston, type PistonAnswer } from './piston-call';
import { runtimesIn, runtimesOf } from './piston-runtimes';

const SILENCE = 5_000;
const KEPT_FOR = 60_000;

/** What a server says of itself. Rejects with `ConnectionLost` where it is away. */
export interface PistonServer {
  /** Kept for a while. */
  describe(): Promise<Description>;
  /** Anew each time; undefined of a server of others. */
  status(): Promise<RunnerStatus | undefined>;
  /** What it said counts no more. */
  forget(): void;
}

export interface Description {
  runtimes: RuntimeState[];
  /** Whether it is our own runner, which has limits of its own and says more. */
  isOwn: boolean;
}

export function pistonServer(server: string, closing: AbortSignal): PistonServer {
  let known: { description: Promise<Description>; until: number } | undefined;

  const get = (path: string) => callPiston({ server, path, signal: closing, silence: SILENCE });

  async function status(): Promise<RunnerStatus | undefined> {
    const answer = await get('/status');
    const isOwn = answer.status === 200 && runnerStatusSchema.isValidSync(answer.value);
    return isOwn ? readAnswer(runnerStatusSchema, answer) : undefined;
  }

  async function ask(): Promise<Description> {
    const own = await status();
    if (own) return { runtimes: runtimesIn(own), isOwn: true };
    const listed = readAnswer(pistonRuntimesSchema, await get('runtimes'));
    return { runtimes: runtimesOf(listed), isOwn: false };
  }

  return {
    status,
    describe() {
      if (known && performance.now() < known.until) return known.description;
      const description = ask();
      const asked = (known = { description, until: performance.now() + KEPT_FOR });
      // A server that was away may be back when it is asked next.
      description.catch(() => known === asked && (known = undefined));
      return description;
    },
    forget() {
      known = undefined;
    },
  };
}

/** The log tells neither programs nor what they print, so it is not told what was wrong with an answer either. */
export function readAnswer<S extends Schema>(
  schema: S,
  { status, value }: PistonAnswer,
): InferType<S> {
  const cause = `the code runner answered ${status} in a shape that is not known`;
  if (status !== 200) throw new ApiError('UNAVAILABLE', { cause });
  try {
    return schema.validateSync(value);
  } catch {
    throw new ApiError('UNAVAILABLE', { cause });
  }
}
