import type { Program, RunOutcome, RunRequest } from '../code-runner';
import type { LanguageDefinition, Plan } from '../languages/language';
import { RunnerError } from '../runner-error';
import { ARCHIVE, createArchive } from './archive';
import { cacheKey, type CompileCache } from './compile-cache';
import { UNQUEUED, type Slot, type SlotProgram } from '../queue/slot';
import { sharedResult } from './shared-result';
import { compilerLimits, runLimits, sandboxLimits } from './limits';
import type { SandboxRun, SandboxOutcome } from './sandbox-run';
import type { Toolchain } from './toolchain';

/** Only address space is added for a compiler; its CPU and memory limits already include the compiler. */
const COMPILER_ALLOWANCE = { cpuMs: 0, memoryBytes: 0, reservedBytes: 256 * 1_048_576 };

interface CompiledProgram {
  program: Buffer;
  output: string;
}

/** The compiled program, or the outcome of a failed compilation. */
export type CompileResult = CompiledProgram | SandboxOutcome;

export interface ProgramEnvironment {
  definition: LanguageDefinition;
  /** Rejects with `UNAVAILABLE` if the language cannot be run. */
  toolchain: () => Promise<Toolchain>;
  runSandboxed: (run: SandboxRun, signal: AbortSignal, slot: Slot) => Promise<SandboxOutcome>;
  /** Where compiled programs are cached, and for whom. Without it the program is compiled again. */
  cache?: { store: CompileCache<CompileResult>; owner: string };
}

export function prepareProgram(
  program: Program,
  { definition, toolchain, runSandboxed, cache }: ProgramEnvironment,
): SlotProgram {
  const { source, name, extraFiles = [] } = program;
  const bytes = Buffer.from(source, 'utf8');
  const compiled = cache
    ? cache.store.get(cacheKey(cache.owner, program), compile, sizeOf)
    : sharedResult(compile);
  const compileCheck = sharedResult(findCompileError);

  async function compile(signal: AbortSignal, slot: Slot): Promise<CompileResult> {
    const chain = await toolchain();
    const limits = compilerLimits(program.compileLimits);
    const plan = planFor(chain, limits.memoryBytes);
    if (!plan.compile) return { program: bytes, output: '' };
    const outcome = await runSandboxed(
      {
        binds: chain.binds,
        copiedPrograms: chain.copiedPrograms,
        environment: {},
        ...(await placeFiles(plan, { path: plan.file, bytes })),
        stdin: '',
        ...plan.compile,
        limits: sandboxLimits(limits, COMPILER_ALLOWANCE),
      },
      signal,
      slot,
    );
    const isCompiled = outcome.code === 0 && outcome.exceededLimit === null;
    return isCompiled ? { program: outcome.result, output: outcome.output } : outcome;
  }

  /** Null for what is not cached: a failed compilation, which may be due to a busy machine, and a source that needs no compiler. */
  function sizeOf(result: CompileResult): number | null {
    if (!('program' in result) || result.program === bytes) return null;
    return result.program.length + result.output.length;
  }

  /** Whether the program has a compile error, found without running it. */
  async function findCompileError(signal: AbortSignal, slot: Slot): Promise<boolean> {
    const chain = await toolchain();
    const limits = compilerLimits(program.compileLimits);
    const { check: checker, file } = planFor(chain, limits.memoryBytes);
    if (!checker) return false;
    const outcome = await runSandboxed(
      {
        binds: chain.binds,
        copiedPrograms: chain.copiedPrograms,
        environment: {},
        file: { path: file, bytes },
        stdin: '',
        command: checker.command,
        limits: sandboxLimits(limits, COMPILER_ALLOWANCE),
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
      extraFiles.map((file) => file.name),
    );
  }

  /**
   * Places the program at the path that the language requires, and also under the name with which it was sent. If there are several
   * files, they are sent to the sandbox as an archive.
   */
  async function placeFiles(
    { file, program: path }: Plan,
    main: SandboxRun['file'],
    unpack?: readonly string[],
  ): Promise<Pick<SandboxRun, 'file' | 'unpack'>> {
    const conflict = extraFiles.findIndex((other) => [file, path].includes(other.name));
    if (conflict >= 0) {
      const takenName = extraFiles[conflict]?.name ?? '';
      const message = `files[${String(conflict + 1)}].name: ${takenName} is the name of the program itself`;
      throw new RunnerError('INVALID', { message });
    }
    const isNamed = name !== undefined && ![file, path].includes(name);
    const addedFiles = isNamed ? [{ name, bytes }, ...extraFiles] : extraFiles;
    if (addedFiles.length === 0) return { file: main, unpack };
    const archives = unpack
      ? [await createArchive(addedFiles), main.bytes]
      : [await createArchive([...addedFiles, { name: main.path, bytes: main.bytes }])];
    return {
      file: { path: ARCHIVE.path, bytes: Buffer.concat(archives) },
      unpack: ARCHIVE.unpack,
    };
  }

  return {
    run: async (
      { stdin, args = [], limits: requestedLimits, signal }: RunRequest,
      slot = UNQUEUED,
    ): Promise<RunOutcome> => {
      const result = await compiled.get(signal, slot);
      if (!('program' in result)) return compileFailure(result);
      const limits = runLimits(requestedLimits);
      const chain = await toolchain();
      const plan = planFor(chain, limits.memoryBytes);
      const outcome = await runSandboxed(
        {
          binds: chain.binds,
          copiedPrograms: chain.copiedPrograms,
          environment: definition.environment?.(limits.memoryBytes) ?? {},
          ...(await placeFiles(plan, { path: plan.program, bytes: result.program }, plan.unpack)),
          stdin,
          command: [...plan.run, ...args],
          limits: sandboxLimits(limits, definition.allowance),
        },
        signal,
        slot,
      );
      const hasFailed = outcome.exceededLimit === null && outcome.code !== 0;
      const mayBeCompileError =
        hasFailed && plan.check?.compileErrorPattern.test(outcome.stderr) === true;
      if (mayBeCompileError && (await compileCheck.get(signal, slot))) {
        return compileFailure(outcome);
      }
      return toOutcome(outcome, result.output, definition);
    },
  };
}

/** All output of a compiler is reported as error output. */
function compileFailure(outcome: SandboxOutcome): RunOutcome {
  const { exceededLimit } = outcome;
  const message =
    exceededLimit === null
      ? ''
      : `Compilation stopped: ${LIMIT_NAMES[exceededLimit]} limit exceeded.\n`;
  const text = outcome.output + message;
  return {
    ...pickUsage(outcome),
    end: 'compile',
    stdout: '',
    stderr: text,
    output: text,
    compileOutput: text,
  };
}

/** The limits as messages name them. */
const LIMIT_NAMES = {
  time: 'time',
  memory: 'memory',
  output: 'output',
  'error-output': 'output',
} as const;

function toOutcome(
  outcome: SandboxOutcome,
  compileOutput: string,
  { outOfMemory }: LanguageDefinition,
): RunOutcome {
  const { exceededLimit, stdout, stderr, output, code, signal } = outcome;
  const isOutOfMemory = code !== 0 && outOfMemory.test(stderr);
  const ownEnd = signal === null ? 'exit' : 'signal';
  const end = exceededLimit ?? (isOutOfMemory ? 'memory' : ownEnd);
  return { ...pickUsage(outcome), end, stdout, stderr, output, compileOutput };
}

function pickUsage({ code, signal, cpuMs, wallMs, memoryBytes }: SandboxOutcome) {
  return { code, signal, cpuMs, wallMs, memoryBytes };
}
