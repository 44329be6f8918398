import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { ProgramExit } from '../worker/messages';
import type { Write } from '../worker/serve-language';
import nodeScript from './node/node.program?text';

/** The heap limit of Node on the server. */
const MEMORY_LIMIT_BYTES = 128 * 1024 * 1024;
/** Must fit into the stack of the browser, which is not much larger. */
const STACK_LIMIT_BYTES = 256 * 1024;
const STACK_OVERFLOW_MESSAGE = 'RangeError: Maximum call stack size exceeded\n';

interface Execution {
  context: QuickJSContext;
  exit: { code: number } | undefined;
}

/** Runs a script like `node main.js`, with input, output, timers and promises. */
export async function runJavascript(
  engine: QuickJSWASMModule,
  { code }: { code: string },
  stdin: string,
  write: Write,
): Promise<ProgramExit> {
  const runtime = engine.newRuntime();
  runtime.setMemoryLimit(MEMORY_LIMIT_BYTES);
  runtime.setMaxStackSize(STACK_LIMIT_BYTES);
  const context = runtime.newContext();
  const execution: Execution = { context, exit: undefined };
  runtime.setInterruptHandler(() => execution.exit !== undefined);
  try {
    const nodeApi = installNode(execution, stdin, write);
    const result = context.evalCode(code, '/box/main.js', { type: 'global' });
    if (result.error) callNode(execution, nodeApi, 'fail', result.error);
    else callNode(execution, nodeApi, 'watch', result.value);
    while (!execution.exit) {
      runJobs(execution, nodeApi);
      const wait = callNode(execution, nodeApi, 'step');
      if (typeof wait !== 'number' || wait < 0) break;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    if (!execution.exit) callNode(execution, nodeApi, 'end');
  } catch (error) {
    if (execution.exit) return execution.exit;
    // The engine itself ran out of the browser's stack or memory.
    const reason = error instanceof RangeError ? STACK_OVERFLOW_MESSAGE : `${String(error)}\n`;
    write('stderr', reason);
    return { code: 1 };
  }
  return programExit(execution);
}

/** Like Node after each callback: runs all ticks, then all promise jobs, until none are left. */
function runJobs(execution: Execution, nodeApi: QuickJSHandle): void {
  const { runtime } = execution.context;
  let hasTicks = true;
  while (hasTicks && !execution.exit) {
    callNode(execution, nodeApi, 'tick');
    const jobs = runtime.executePendingJobs();
    if (jobs.error) callNode(execution, nodeApi, 'fail', jobs.error);
    hasTicks = callNode(execution, nodeApi, 'hasTicks') === true;
  }
}

function programExit({ exit }: Execution): ProgramExit {
  const code = exit?.code ?? 0;
  // 134: as for Node, which is aborted (128 + SIGABRT).
  return code === OUT_OF_MEMORY ? { code: 134, outOfMemory: true } : { code };
}

/** Passed to `exit` instead of an exit code when the engine is out of memory. */
const OUT_OF_MEMORY = -1;

/** Installs the globals of Node. Returns the object that `start` in `node.program.ts` returns. */
function installNode(execution: Execution, stdin: string, write: Write): QuickJSHandle {
  const { context } = execution;
  const host = context.newObject();
  const outputFunction = (stream: 'stdout' | 'stderr') =>
    context.newFunction(stream, (text) => {
      if (!execution.exit) write(stream, context.getString(text));
    });
  context.setProp(host, 'stdout', outputFunction('stdout'));
  context.setProp(host, 'stderr', outputFunction('stderr'));
  context.setProp(host, 'stdin', context.newString(stdin));
  context.setProp(
    host,
    'exit',
    context.newFunction('exit', (code) => {
      execution.exit ??= { code: context.getNumber(code) };
    }),
  );
  context.unwrapResult(context.evalCode(nodeScript, 'node:internal', { type: 'global' }));
  const start = context.getProp(context.global, 'sopaanStart');
  return context.unwrapResult(context.callFunction(start, context.undefined, host));
}

/** Calls a method of the object that `installNode` returns. Returns undefined if the program has exited. */
function callNode(
  execution: Execution,
  nodeApi: QuickJSHandle,
  name: string,
  ...args: QuickJSHandle[]
): unknown {
  if (execution.exit) return undefined;
  const { context } = execution;
  const result = context.callFunction(context.getProp(nodeApi, name), nodeApi, ...args);
  if (!result.error) return context.dump(result.value);
  if (name === 'fail') execution.exit ??= { code: OUT_OF_MEMORY };
  else callNode(execution, nodeApi, 'fail', result.error);
  return undefined;
}
