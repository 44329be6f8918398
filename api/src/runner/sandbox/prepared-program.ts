import type { PreparedProgram, Program, RunOutcome, RunRequest } from '../code-runner';
import type { LanguageDefinition, Plan } from '../languages/language';
import { once } from './compile-once';
import { COMPILER_LIMITS, runLimits, stageLimits } from './limits';
import type { Stage, StageOutcome } from './stage';
import type { Toolchain } from './toolchain';

/** The compiler's limits are its own; nothing comes on top. */
const NOTHING = { cpuMs: 0, memoryBytes: 0, reservedBytes: 256 * 1_048_576 };

interface Compiled {
  program: Buffer;
  output: string;
}

export interface Workshop {
  definition: LanguageDefinition;
  /** Rejects with `UNAVAILABLE` where the language cannot be run. */
  toolchain: () => Promise<Toolchain>;
  runStage: (stage: Stage, signal: AbortSignal) => Promise<StageOutcome>;
}

export function prepareProgram(
  { source }: Program,
  { definition, toolchain, runStage }: Workshop,
): PreparedProgram {
  const bytes = Buffer.from(source, 'utf8');
  const compiled = once(compile);
  const neverRan = once(check);

  /** What the runs get, or how the compiler ended. */
  async function compile(signal: AbortSignal): Promise<Compiled | StageOutcome> {
    const chain = await toolchain();
    const { compile: compiler, file } = planFor(chain, COMPILER_LIMITS.memoryBytes);
    if (!compiler) return { program: bytes, output: '' };
    const outcome = await runStage(
      {
        binds: chain.binds,
        carried: chain.carried,
        environment: {},
        file: { path: file, bytes },
        stdin: '',
        ...compiler,
        limits: stageLimits(COMPILER_LIMITS, NOTHING),
      },
      signal,
    );
    const good = outcome.code === 0 && outcome.excess === null;
    return good ? { program: outcome.collected, output: outcome.output } : outcome;
  }

  async function check(signal: AbortSignal): Promise<boolean> {
    const chain = await toolchain();
    const { check: checker, file } = planFor(chain, COMPILER_LIMITS.memoryBytes);
    if (!checker) return false;
    const outcome = await runStage(
      {
        binds: chain.binds,
        carried: chain.carried,
        environment: {},
        file: { path: file, bytes },
        stdin: '',
        command: checker.command,
        limits: stageLimits(COMPILER_LIMITS, NOTHING),
      },
      signal,
    );
    return outcome.code !== 0;
  }

  function planFor({ tools }: Toolchain, memoryBytes: number): Plan {
    return definition.plan(source, tools, memoryBytes);
  }

  return {
    run: async ({ stdin, limits: asked, signal }: RunRequest): Promise<RunOutcome> => {
      const result = await compiled.get(signal);
      if (!('program' in result)) return notCompiled(result);
      const limits = runLimits(asked);
      const chain = await toolchain();
      const plan = planFor(chain, limits.memoryBytes);
      const outcome = await runStage(
        {
          binds: chain.binds,
          carried: chain.carried,
          environment: definition.environment?.(limits.memoryBytes) ?? {},
          file: { path: plan.program, bytes: result.program },
          stdin,
          unpack: plan.unpack,
          command: plan.run,
          limits: stageLimits(limits, definition.allowance),
        },
        signal,
      );
      const failed = outcome.excess === null && outcome.code !== 0;
      const suspect = failed && plan.check?.suspect.test(outcome.stderr) === true;
      if (suspect && (await neverRan.get(signal))) return notCompiled(outcome);
      return ran(outcome, result.output, definition);
    },
  };
}

/** What a compiler says is said on error output, wherever it said it. */
function notCompiled(outcome: StageOutcome): RunOutcome {
  const { excess } = outcome;
  const words = excess === null ? '' : `The compiler was stopped: too much ${EXCESS[excess]}.\n`;
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
