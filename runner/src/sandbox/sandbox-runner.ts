import { availableParallelism } from 'node:os';
import { LANGUAGES } from '@sopaan/schemas/code-run';
import { RunnerError } from '../runner-error';
import type { Program, RuntimeState } from '../code-runner';
import { errorMessage } from '@sopaan/http/error-code';
import { languages } from '../languages/languages';
import { findRunGroups, type RunGroups } from './cgroup/run-groups';
import type { Slot, SlotProgram } from '../queue/slot';
import { keepGood } from './for-a-while';
import { findOnHost, type FindProgram } from './host-tools';
import { probeHost } from './host';
import { openCompileCache } from './compile-cache';
import { prepareProgram, type Compiled } from './prepared-program';
import { runStage, type StageHost } from './run-stage';
import { raisePriority } from './priority';
import { listsChildren } from './process-walk';
import { openSeats } from './seats';
import type { Stage, StageOutcome } from './stage';
import { findToolchain, type Missing, type Toolchain } from './toolchain';

export interface SandboxRunner {
  /** How limits are enforced on this machine, if sandboxes can be created. */
  enforcement(): Promise<Enforcement>;
  /** As many concurrent runs as there are cores. The caller keeps to it: this runner has no queue. */
  readonly slots: number;
  readonly canPause: boolean;
  runtimes(): Promise<readonly RuntimeState[]>;
  /** Does nothing before the first run. A compiled program is cached for its owner's next run. */
  prepare(program: Program, owner?: string): SlotProgram;
  /** Ends all runs, and resolves when they have ended. */
  close(): Promise<void>;
}

interface SandboxSettings {
  log?: { warn: (message: string) => void };
  /** Finds the programs of this machine. */
  find?: FindProgram;
  /** Whether limits are enforced by groups of the kernel too, if this machine offers them. */
  useGroups?: boolean;
}

/** How limits are enforced: always by samples (`polling`), by groups of the kernel where possible. */
export type Enforcement = RunGroups['version'] | 'polling';

/** Runs code in sandboxes created by bubblewrap: docs/decisions/0032. Where none can be created, nothing runs. */
export function createSandboxRunner({
  log,
  find = findOnHost,
  useGroups = true,
}: SandboxSettings = {}): SandboxRunner {
  raisePriority();
  const seats = openSeats();
  const cache = openCompileCache<Compiled>();
  const groups = useGroups && process.platform === 'linux' ? findRunGroups() : null;
  const host = keepGood(
    async () => {
      const state = await probeHost(seats, groups, find);
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

  function runOn(
    on: StageHost,
    stage: Stage,
    signal?: AbortSignal,
    slot?: Slot,
  ): Promise<StageOutcome> {
    return seats.use((seat, ends) => runStage(stage, on, { seat, slot, signal: ends }), signal);
  }

  async function state(name: (typeof LANGUAGES)[number]): Promise<Toolchain | Missing> {
    return (await toolchains.get(name)?.()) ?? { reason: '' };
  }

  return {
    enforcement: async () => {
      const state = await host();
      return ('host' in state && state.host.groups?.version) || 'polling';
    },
    slots: availableParallelism(),
    canPause: listsChildren(),
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
    prepare: (program, owner) =>
      prepareProgram(program, {
        ...(owner !== undefined && { cache: { of: cache, owner } }),
        definition: languages[program.language],
        toolchain: async () => {
          seats.assertOpen();
          const found = await state(program.language);
          if ('tools' in found) return found;
          throw new RunnerError('UNAVAILABLE', { cause: new Error(wordsOf(found)) });
        },
        runStage: async (stage, signal, slot) => {
          const found = await host();
          if ('reason' in found) {
            throw new RunnerError('UNAVAILABLE', { cause: new Error(wordsOf(found)) });
          }
          return runOn(found.host, stage, signal, slot);
        },
      }),
    close: () => seats.close(),
  };
}

function wordsOf({ reason, detail }: Missing): string {
  return detail ? `${reason}: ${detail}` : reason;
}
