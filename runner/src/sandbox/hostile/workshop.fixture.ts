import type { PreparedProgram, RunOutcome } from '../../code-runner';
import type { LanguageDefinition, Plan } from '../../languages/language';
import { python } from '../../languages/python';
import { probeHost } from '../host';
import { stageLimits } from '../limits';
import { prepareProgram } from '../prepared-program';
import { runStage } from '../run-stage';
import type { Seat } from '../seat';
import { openSeats } from '../seats';
import type { Stage, StageOutcome } from '../stage';
import { startChild, type StageChild } from '../stage-child';
import { stageCommand } from '../stage-command';

/** A compiler that runs the source as shell commands, which leave something in `/box/out`. */
export function obeying(unpack?: Plan['unpack']): LanguageDefinition {
  return {
    ...python,
    plan: () => ({
      file: 'source.sh',
      compile: { command: ['sh', '/box/source.sh'], collect: ['cat', '/box/out'] },
      program: 'out',
      ...(unpack ? { unpack } : {}),
      run: ['sh', '-c', 'ls -1 /box /box/a /tmp; cat /box/out'],
    }),
  };
}

export interface Workshop {
  prepare: (definition: LanguageDefinition, source: string) => PreparedProgram;
  run: (definition: LanguageDefinition, source: string) => Promise<RunOutcome>;
  stage: (parts: Partial<Stage>, wallMs: number, signal?: AbortSignal) => Promise<StageOutcome>;
  /** Starts a sandbox without exchanging messages with it. */
  begin: (seat: Seat) => StageChild;
  close: () => Promise<void>;
}

/** Runs sandboxes without the six languages. */
export async function openWorkshop(): Promise<Workshop> {
  const seats = openSeats();
  const state = await probeHost(seats, null);
  if ('reason' in state) throw new Error(state.reason);
  const { host } = state;
  const run = (stage: Stage, signal: AbortSignal) =>
    seats.use((seat, ends) => runStage(stage, host, { seat, signal: ends }), signal);
  const never = new AbortController().signal;
  const prepare: Workshop['prepare'] = (definition, source) =>
    prepareProgram(
      { language: definition.name, source },
      {
        definition,
        toolchain: () => Promise.resolve({ version: '', tools: {}, binds: [], carried: [] }),
        runStage: run,
      },
    );
  return {
    prepare,
    run: (definition, source) => prepare(definition, source).run({ stdin: '', signal: never }),
    stage: (parts, wallMs, signal = never) => run({ ...harmless(wallMs), ...parts }, signal),
    begin: (seat) => {
      const place = { userId: seat.userId, filtered: true };
      return startChild(stageCommand(harmless(1_000), host.tools, place), seat, undefined);
    },
    close: () => seats.close(),
  };
}

function harmless(wallMs: number): Stage {
  const limits = { cpuMs: 1_000, wallMs, memoryBytes: 64_000_000, outputBytes: 10_000 };
  return {
    binds: [],
    environment: {},
    file: { path: 'file', bytes: Buffer.alloc(0) },
    stdin: '',
    command: ['true'],
    limits: stageLimits(limits, python.allowance),
  };
}
