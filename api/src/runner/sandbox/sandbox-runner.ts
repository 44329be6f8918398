import { availableParallelism } from 'node:os';
import { LANGUAGES } from '@sopaan/schemas/code-run';
import { ApiError } from '../../plugins/api-error';
import type { PreparedProgram, Program, RuntimeState } from '../code-runner';
import { errorMessage } from '../../plugins/error-code';
import { languages } from '../languages/languages';
import { keepGood } from './for-a-while';
import { findOnHost, type FindProgram } from './host-tools';
import { probeHost } from './host';
import { prepareProgram } from './prepared-program';
import { runStage, type StageHost } from './run-stage';
import { openSeats } from './seats';
import type { Stage, StageOutcome } from './stage';
import { findToolchain, type Missing, type Toolchain } from './toolchain';

export interface SandboxRunner {
  /** As many runs at once as there are cores. The caller keeps to it: this runner has no line. */
  readonly slots: number;
  runtimes(): Promise<readonly RuntimeState[]>;
  /** Nothing happens before the first run. */
  prepare(program: Program): PreparedProgram;
  /** Ends what runs, and resolves when it is gone. */
  close(): Promise<void>;
}

interface SandboxSettings {
  log?: { warn: (message: string) => void };
  /** Where programs are on this machine. */
  find?: FindProgram;
}

/** Runs code in sandboxes made by bubblewrap: docs/decisions/0032. Where none can be made, nothing runs. */
export function createSandboxRunner({
  log,
  find = findOnHost,
}: SandboxSettings = {}): SandboxRunner {
  const seats = openSeats();
  const host = keepGood(
    async () => {
      const state = await probeHost(seats, find);
      if ('reason' in state) log?.warn(`code cannot be run: ${wordsOf(state)}`);
      else if (!state.host.filter) log?.warn(`no system call filter for ${process.arch}`);
      return state;
    },
    (state) => 'host' in state,
  );
  const toolchains = new Map(
    LANGUAGES.map((name) => [
      name,
      keepGood(
        () => probe(name),
        (state) => 'tools' in state,
      ),
    ]),
  );

  async function probe(name: (typeof LANGUAGES)[number]): Promise<Toolchain | Missing> {
    const state = await host();
    if ('reason' in state) return state;
    try {
      const found = await findToolchain(languages[name], {
        find,
        run: (stage) => runOn(state.host, stage),
      });
      if ('detail' in found) log?.warn(`${name} cannot be run: ${wordsOf(found)}`);
      return found;
    } catch (error) {
      log?.warn(`${name} cannot be run: ${errorMessage(error)}`);
      return { reason: `${name} cannot be run on this server` };
    }
  }

  function runOn(on: StageHost, stage: Stage, signal?: AbortSignal): Promise<StageOutcome> {
    return seats.use((seat, ends) => runStage(stage, on, { seat, signal: ends }), signal);
  }

  async function state(name: (typeof LANGUAGES)[number]): Promise<Toolchain | Missing> {
    return (await toolchains.get(name)?.()) ?? { reason: '' };
  }

  return {
    slots: availableParallelism(),
    runtimes: () =>
      Promise.all(
        LANGUAGES.map(async (language) => {
          const found = await state(language);
          const available = 'tools' in found;
          return {
            language,
            version: available ? found.version : '',
            aliases: languages[language].aliases,
            available,
            reason: available ? '' : found.reason,
          };
        }),
      ),
    prepare: (program) =>
      prepareProgram(program, {
        definition: languages[program.language],
        toolchain: async () => {
          seats.assertOpen();
          const found = await state(program.language);
          if ('tools' in found) return found;
          throw new ApiError('UNAVAILABLE', { cause: new Error(wordsOf(found)) });
        },
        runStage: async (stage, signal) => {
          const found = await host();
          if ('reason' in found) {
            throw new ApiError('UNAVAILABLE', { cause: new Error(wordsOf(found)) });
          }
          return runOn(found.host, stage, signal);
        },
      }),
    close: () => seats.close(),
  };
}

function wordsOf({ reason, detail }: Missing): string {
  return detail ? `${reason}: ${detail}` : reason;
}
