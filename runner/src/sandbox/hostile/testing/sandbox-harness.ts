import type { PreparedProgram, RunOutcome } from '../../../code-runner';
import type { LanguageDefinition, Plan } from '../../../languages/language';
import { python } from '../../../languages/python';
import { probeHost } from '../../probe-host';
import { sandboxLimits } from '../../limits';
import { prepareProgram } from '../../prepared-program';
import { runSandboxed } from '../../run-sandboxed';
import type { SandboxResources } from '../../sandbox-resources';
import { openSandboxPool } from '../../sandbox-pool';
import type { SandboxRun, SandboxOutcome } from '../../sandbox-run';
import { startSandbox, type SandboxChild } from '../../sandbox-child';
import { sandboxCommand } from '../../sandbox-command';

/** A compiler that runs the source as shell commands, which leave something in `/box/out`. */
export function shellCompiler(unpack?: Plan['unpack']): LanguageDefinition {
  return {
    ...python,
    plan: () => ({
      file: 'source.sh',
      compile: { command: ['sh', '/box/source.sh'], readResult: ['cat', '/box/out'] },
      program: 'out',
      ...(unpack ? { unpack } : {}),
      run: ['sh', '-c', 'ls -1 /box /box/a /tmp; cat /box/out'],
    }),
  };
}

export interface SandboxHarness {
  prepare: (definition: LanguageDefinition, source: string) => PreparedProgram;
  run: (definition: LanguageDefinition, source: string) => Promise<RunOutcome>;
  runSandbox: (
    parts: Partial<SandboxRun>,
    limits: { wallMs: number },
    signal?: AbortSignal,
  ) => Promise<SandboxOutcome>;
  /** Starts a sandbox without exchanging messages with it. */
  begin: (resources: SandboxResources) => SandboxChild;
  close: () => Promise<void>;
}

/** Runs shell commands in sandboxes, without a definition of a language. */
export async function openSandboxHarness(): Promise<SandboxHarness> {
  const pool = openSandboxPool();
  const state = await probeHost(pool, null);
  if ('reason' in state) throw new Error(state.reason);
  const { host } = state;
  const run = (sandboxRun: SandboxRun, signal: AbortSignal) =>
    pool.use(
      (resources, runSignal) => runSandboxed(sandboxRun, host, { resources, signal: runSignal }),
      signal,
    );
  const neverAborted = new AbortController().signal;
  const prepare: SandboxHarness['prepare'] = (definition, source) =>
    prepareProgram(
      { language: definition.name, source },
      {
        definition,
        toolchain: () => Promise.resolve({ version: '', tools: {}, binds: [], copiedPrograms: [] }),
        runSandboxed: run,
      },
    );
  return {
    prepare,
    run: (definition, source) =>
      prepare(definition, source).run({ stdin: '', signal: neverAborted }),
    runSandbox: (parts, { wallMs }, signal = neverAborted) =>
      run({ ...harmlessRun(wallMs), ...parts }, signal),
    begin: (resources) => {
      const options = { userId: resources.userId, hasFilter: true };
      return startSandbox(
        sandboxCommand(harmlessRun(1_000), host.tools, options),
        resources,
        undefined,
      );
    },
    close: () => pool.close(),
  };
}

function harmlessRun(wallMs: number): SandboxRun {
  const limits = { cpuMs: 1_000, wallMs, memoryBytes: 64_000_000, outputBytes: 10_000 };
  return {
    binds: [],
    environment: {},
    file: { path: 'file', bytes: Buffer.alloc(0) },
    stdin: '',
    command: ['true'],
    limits: sandboxLimits(limits, python.allowance),
  };
}
