import type { Schema, InferType } from 'yup';
import type { Program, RunLimits, RunOutcome, RunRequest, RuntimeState } from '../code-runner';
import type { SlotRunner } from '../line/in-line';
import { ApiError } from '../../plugins/api-error';
import { callPiston, type PistonAnswer } from './piston-call';
import { learnCeilings } from './piston-ceilings';
import { outcomeOf, pistonRunSchema } from './piston-outcome';
import { pistonRuntimesSchema, runtimesOf } from './piston-runtimes';

const LIMITS: RunLimits = {
  cpuMs: 5_000,
  wallMs: 5_000,
  memoryBytes: 384 * 1024 * 1024,
  outputBytes: 64 * 1024,
};
const RUNTIMES_TIMEOUT = 5_000;
/** Compiling, and the server's own work. */
const MORE_THAN_THE_RUN = 15_000;
const RUNTIMES_FOR = 60_000;
/** There are five limits that a server may have a ceiling for. */
const MOST_TRIES = 6;

/** Runs programs on a Piston server, whose calls stand in the folder `url`. */
export function createPistonRunner(url: string): SlotRunner {
  const ceilings = learnCeilings();
  let known: { states: Promise<RuntimeState[]>; until: number } | undefined;

  async function askRuntimes(): Promise<RuntimeState[]> {
    const signal = new AbortController().signal;
    const answer = await callPiston({ url: `${url}/runtimes`, signal, timeout: RUNTIMES_TIMEOUT });
    return runtimesOf(read(pistonRuntimesSchema, answer));
  }

  function runtimes(): Promise<RuntimeState[]> {
    if (known && performance.now() < known.until) return known.states;
    const states = askRuntimes();
    const asked = (known = { states, until: performance.now() + RUNTIMES_FOR });
    // A server that was away may be back when it is asked next.
    states.catch(() => known === asked && (known = undefined));
    return states;
  }

  async function run({ language, source }: Program, request: RunRequest): Promise<RunOutcome> {
    const limits = { ...LIMITS, ...request.limits };
    const state = (await runtimes()).find((one) => one.language === language);
    if (!state?.available) throw new ApiError('UNAVAILABLE', { cause: `no runtime: ${language}` });
    for (let tries = 1; ; tries += 1) {
      const began = performance.now();
      const answer = await callPiston({
        url: `${url}/execute`,
        body: {
          language,
          version: state.version,
          files: [{ content: source }],
          stdin: request.stdin,
          ...ceilings.wordsFor(limits),
        },
        signal: request.signal,
        timeout: limits.wallMs + MORE_THAN_THE_RUN,
      });
      const isLast = tries === MOST_TRIES;
      if (answer.status === 400 && !isLast && ceilings.learn(answer.value)) continue;
      const wallMs = performance.now() - began;
      return outcomeOf(read(pistonRunSchema, answer), { limits, wallMs });
    }
  }

  return {
    runtimes,
    prepare: (program) => ({ run: (request) => run(program, request) }),
    close: async () => undefined,
  };
}

/** The log tells neither programs nor what they print, so it is not told what was wrong with an answer either. */
function read<S extends Schema>(schema: S, { status, value }: PistonAnswer): InferType<S> {
  const cause = `the Piston server answered ${status} in a shape that is not known`;
  if (status !== 200) throw new ApiError('UNAVAILABLE', { cause });
  try {
    return schema.validateSync(value);
  } catch {
    throw new ApiError('UNAVAILABLE', { cause });
  }
}
