import type { Program, RunOutcome, RunRequest } from '../code-runner';
import type { LanguageDefinition, Plan } from '../languages/language';
import { RunnerError } from '../runner-error';
import { ARCHIVE, archiveOf } from './archive';
import { cacheKey, type CompileCache } from './compile-cache';
import { NO_QUEUE, type Slot, type SlotProgram } from '../queue/slot';
import { once } from './compile-once';
import { compilerLimits, runLimits, stageLimits } from './limits';
import type { Stage, StageOutcome } from './stage';
import type { Toolchain } from './toolchain';

/** Nothing is added to the limits of a compiler. */
const NOTHING = { cpuMs: 0, memoryBytes: 0, reservedBytes: 256 * 1_048_576 };

interface CompiledProgram {
  program: Buffer;
  output: string;
}

/** The compiled program, or the outcome of a failed compilation. */
export type Compiled = CompiledProgram | StageOutcome;

export interface Workshop {
  definition: LanguageDefinition;
  /** Rejects with `UNAVAILABLE` if the language cannot be run. */
  toolchain: () => Promise<Toolchain>;
  runStage: (stage: Stage, signal: AbortSignal, slot: Slot) => Promise<StageOutcome>;
  /** Where the programs compiled for an owner are cached. */
  cache?: { of: CompileCache<Compiled>; owner: string };
}

export function prepareProgram(
  program: Program,
  { definition, toolchain, runStage, cache }: Workshop,
): SlotProgram {
  const { source, name, others = [] } = program;
  const bytes = Buffer.from(source, 'utf8');
  const compiled = cache
    ? cache.of.get(cacheKey(cache.owner, program), compile, sizeOf)
    : once(compile);
  const neverRan = once(check);

  async function compile(signal: AbortSignal, slot: Slot): Promise<Compiled> {
    const chain = await toolchain();
    const limits = compilerLimits(program.compileLimits);
    const plan = planFor(chain, limits.memoryBytes);
    if (!plan.compile) return { program: bytes, output: '' };
    const outcome = await runStage(
      {
        binds: chain.binds,
        carried: chain.carried,
        environment: {},
        ...(await putting(plan, { path: plan.file, bytes })),
        stdin: '',
        ...plan.compile,
        limits: stageLimits(limits, NOTHING),
      },
      signal,
      slot,
    );
    const good = outcome.code === 0 && outcome.excess === null;
    return good ? { program: outcome.collected, output: outcome.output } : outcome;
  }

  /** Failed compilations are not cached: a busy machine may be the reason. */
  function sizeOf(result: Compiled): number | null {
    if (!('program' in result) || result.program === bytes) return null;
    return result.program.length + result.output.length;
  }

  async function check(signal: AbortSignal, slot: Slot): Promise<boolean> {
    const chain = await toolchain();
    const limits = compilerLimits(program.compileLimits);
    const { check: checker, file } = planFor(chain, limits.memoryBytes);
    if (!checker) return false;
    const outcome = await runStage(
      {
        binds: chain.binds,
        carried: chain.carried,
        environment: {},
        file: { path: file, bytes },
        stdin: '',
        command: checker.command,
        limits: stageLimits(limits, NOTHING),
      },
      signal,
      slot,
    );
    return outcome.code !== 0;
  }

  function planFor({ tools }: Toolchain, memoryBytes: number): Plan {
    return definition.plan(
      source,
      tools,
      memoryBytes,
      others.map((file) => file.name),
    );
  }

  /** The program where the language requires it, with the extra files, and also under the name with which it was sent. */
  async function putting(
    { file, program: path }: Plan,
    main: Stage['file'],
    unpack?: readonly string[],
  ): Promise<Pick<Stage, 'file' | 'unpack'>> {
    const taken = others.findIndex((other) => [file, path].includes(other.name));
    if (taken >= 0) {
      const message = `files[${String(taken + 1)}].name: this is the name of the program itself`;
      throw new RunnerError('INVALID', { message });
    }
    const isNamed = name !== undefined && ![file, path].includes(name);
    const beside = isNamed ? [{ name, bytes }, ...others] : others;
    if (beside.length === 0) return { file: main, unpack };
    const archives = unpack
      ? [await archiveOf(beside), main.bytes]
      : [await archiveOf([...beside, { name: main.path, bytes: main.bytes }])];
    return {
      file: { path: ARCHIVE.path, bytes: Buffer.concat(archives) },
      unpack: ARCHIVE.unpack,
    };
  }

  return {
    run: async (
      { stdin, args = [], limits: asked, signal }: RunRequest,
      slot = NO_QUEUE,
    ): Promise<RunOutcome> => {
      const result = await compiled.get(signal, slot);
      if (!('program' in result)) return notCompiled(result);
      const limits = runLimits(asked);
      const chain = await toolchain();
      const plan = planFor(chain, limits.memoryBytes);
      const outcome = await runStage(
        {
          binds: chain.binds,
          carried: chain.carried,
          environment: definition.environment?.(limits.memoryBytes) ?? {},
          ...(await putting(plan, { path: plan.program, bytes: result.program }, plan.unpack)),
          stdin,
          command: [...plan.run, ...args],
          limits: stageLimits(limits, definition.allowance),
        },
        signal,
        slot,
      );
      const failed = outcome.excess === null && outcome.code !== 0;
      const suspect = failed && plan.check?.suspect.test(outcome.stderr) === true;
      if (suspect && (await neverRan.get(signal, slot))) return notCompiled(outcome);
      return ran(outcome, result.output, definition);
    },
  };
}

/** All output of a compiler is reported as error output. */
function notCompiled(outcome: StageOutcome): RunOutcome {
  const { excess } = outcome;
  const words = excess === null ? '' : `Compilation stopped: ${EXCESS[excess]} limit exceeded.\n`;
  const said = outcome.output + words;
  return {
    ...measured(outcome),
    end: 'compile',
    stdout: '',
    stderr: said,
    output: said,
    compileOutput: said,
  };
}

const EXCESS = {
  time: 'time',
  memory: 'memory',
  output: 'output',
  'error-output': 'output',
} as const;

function ran(
  outcome: StageOutcome,
  compileOutput: string,
  { outOfMemory }: LanguageDefinition,
): RunOutcome {
  const { excess, stdout, stderr, output, code, signal } = outcome;
  const gaveUp = code !== 0 && outOfMemory.test(stderr);
  const byItself = signal === null ? 'exit' : 'signal';
  const end = excess ?? (gaveUp ? 'memory' : byItself);
  return { ...measured(outcome), end, stdout, stderr, output, compileOutput };
}

function measured({ code, signal, cpuMs, wallMs, memoryBytes }: StageOutcome) {
  return { code, signal, cpuMs, wallMs, memoryBytes };
}
