import { availableParallelism } from 'node:os';
import { LANGUAGES } from '@sopaan/schemas/code-runs/code-run';
import { RunnerError } from '../runner-error';
import type { Program, RuntimeState } from '../code-runner';
import { errorMessage } from '@sopaan/http/error-code';
import { languages } from '../languages/languages';
import { findRunGroups, type RunGroups } from './cgroup/run-groups';
import type { Slot, SlotProgram } from '../queue/slot';
import { cacheSuccess } from './cache-success';
import { findOnHost, type FindExecutable } from './host-tools';
import { probeHost } from './probe-host';
import { openCompileCache } from './compile-cache';
import { prepareProgram, type CompileResult } from './prepared-program';
import { runSandboxed, type SandboxHost } from './run-sandboxed';
import { raisePriority } from './processes/priority';
import { listsChildren } from './processes/process-walk';
import { openSandboxPool } from './sandbox-pool';
import type { SandboxRun, SandboxOutcome } from './sandbox-run';
import { findToolchain, type Unavailable, type Toolchain } from './toolchain';

export interface SandboxRunner {
  /** How limits are enforced on this machine, if sandboxes can be created. */
  enforcement(): Promise<Enforcement>;
  /** As many concurrent runs as there are cores. The caller keeps to it: this runner has no queue. */
  readonly slots: number;
  readonly canPause: boolean;
  runtimes(): Promise<readonly RuntimeState[]>;
  /** Compiles nothing before the first run. A compiled program is cached for its owner's next run. */
  prepare(program: Program, owner?: string): SlotProgram;
  /** Ends all runs, and resolves when they have ended. */
  close(): Promise<void>;
}

interface SandboxSettings {
  log?: { warn: (message: string) => void };
  /** Finds executables on this machine. */
  find?: FindExecutable;
  /** Whether limits are also enforced by cgroups, if this machine has them. */
  useCgroups?: boolean;
}

/** How limits are enforced: always by polling, and by cgroups where possible. */
type Enforcement = RunGroups['version'] | 'polling';

/** Runs code in sandboxes created by bubblewrap: docs/decisions/0032. Where none can be created, nothing runs. */
export function createSandboxRunner({
  log,
  find = findOnHost,
  useCgroups = true,
}: SandboxSettings = {}): SandboxRunner {
  raisePriority();
  const pool = openSandboxPool();
  const cache = openCompileCache<CompileResult>();
  const groups = useCgroups && process.platform === 'linux' ? findRunGroups() : null;
  const host = cacheSuccess(
    async () => {
      const hostState = await probeHost(pool, groups, find);
      if ('reason' in hostState) log?.warn(`code cannot be run: ${formatReason(hostState)}`);
      else if (!hostState.host.filter) log?.warn(`no system call filter for ${process.arch}`);
      return hostState;
    },
    (state) => 'host' in state,
  );
  const toolchains = new Map(
    LANGUAGES.map((name) => [
      name,
      cacheSuccess(
        () => probe(name),
        (state) => 'tools' in state,
      ),
    ]),
  );

  async function probe(name: (typeof LANGUAGES)[number]): Promise<Toolchain | Unavailable> {
    const hostState = await host();
    if ('reason' in hostState) return hostState;
    try {
      const toolchain = await findToolchain(languages[name], {
        find,
        run: (versionRun) => runOn(hostState.host, versionRun),
      });
      if ('detail' in toolchain) log?.warn(`${name} cannot be run: ${formatReason(toolchain)}`);
      return toolchain;
    } catch (error) {
      log?.warn(`${name} cannot be run: ${errorMessage(error)}`);
      return { reason: `${name} cannot be run on this server` };
    }
  }

  function runOn(
    sandboxHost: SandboxHost,
    run: SandboxRun,
    signal?: AbortSignal,
    slot?: Slot,
  ): Promise<SandboxOutcome> {
    return pool.use(
      (resources, runSignal) =>
        runSandboxed(run, sandboxHost, { resources, slot, signal: runSignal }),
      signal,
    );
  }

  async function toolchainState(
    name: (typeof LANGUAGES)[number],
  ): Promise<Toolchain | Unavailable> {
    return (await toolchains.get(name)?.()) ?? { reason: '' };
  }

  return {
    enforcement: async () => {
      const hostState = await host();
      return ('host' in hostState && hostState.host.groups?.version) || 'polling';
    },
    slots: availableParallelism(),
    // Pausing stops each process of a run, which requires listing their children.
    canPause: listsChildren(),
    runtimes: () =>
      Promise.all(
        LANGUAGES.map(async (language) => {
          const toolchain = await toolchainState(language);
          const available = 'tools' in toolchain;
          return {
            language,
            version: available ? toolchain.version : '',
            aliases: languages[language].aliases,
            available,
            reason: available ? '' : toolchain.reason,
          };
        }),
      ),
    prepare: (program, owner) =>
      prepareProgram(program, {
        ...(owner !== undefined && { cache: { store: cache, owner } }),
        definition: languages[program.language],
        toolchain: async () => {
          pool.assertOpen();
          const toolchain = await toolchainState(program.language);
          if ('tools' in toolchain) return toolchain;
          throw new RunnerError('UNAVAILABLE', { cause: new Error(formatReason(toolchain)) });
        },
        runSandboxed: async (run, signal, slot) => {
          const hostState = await host();
          if ('reason' in hostState) {
            throw new RunnerError('UNAVAILABLE', { cause: new Error(formatReason(hostState)) });
          }
          return runOn(hostState.host, run, signal, slot);
        },
      }),
    close: () => pool.close(),
  };
}

function formatReason({ reason, detail }: Unavailable): string {
  return detail ? `${reason}: ${detail}` : reason;
}
