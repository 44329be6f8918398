import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { Ending } from '../worker/messages';
import type { Write } from '../worker/serve-language';
import node from './node/node.program?text';

/** As much as the server's Node has for its objects. */
const MEMORY = 128 * 1024 * 1024;
/** Of the browser's own stack there is not much more. */
const STACK = 256 * 1024;
const OVERFLOW = 'RangeError: Maximum call stack size exceeded\n';

interface World {
  context: QuickJSContext;
  ended: { code: number } | undefined;
}

/** Runs a script as `node main.js` would, with its input, output, timers and promises. */
export async function runJavascript(
  engine: QuickJSWASMModule,
  { code }: { code: string },
  stdin: string,
  write: Write,
): Promise<Ending> {
  const runtime = engine.newRuntime();
  runtime.setMemoryLimit(MEMORY);
  runtime.setMaxStackSize(STACK);
  const context = runtime.newContext();
  const world: World = { context, ended: undefined };
  runtime.setInterruptHandler(() => world.ended !== undefined);
  try {
    const own = worldOf(world, stdin, write);
    const result = context.evalCode(code, '/box/main.js', { type: 'global' });
    if (result.error) ask(world, own, 'fail', result.error);
    else ask(world, own, 'watch', result.value);
    while (!world.ended) {
      runJobs(world, own);
      const wait = ask(world, own, 'step');
      if (typeof wait !== 'number' || wait < 0) break;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    if (!world.ended) ask(world, own, 'end');
  } catch (error) {
    if (world.ended) return world.ended;
    // The engine itself gave up, out of the browser's stack or memory.
    const reason = error instanceof RangeError ? OVERFLOW : `${String(error)}\n`;
    write('stderr', reason);
    return { code: 1 };
  }
  return endingOf(world);
}

/** As Node does after each callback: first all ticks, then all promises, until neither is left. */
function runJobs(world: World, own: QuickJSHandle): void {
  const { runtime } = world.context;
  let hasTicks = true;
  while (hasTicks && !world.ended) {
    ask(world, own, 'tick');
    const jobs = runtime.executePendingJobs();
    if (jobs.error) ask(world, own, 'fail', jobs.error);
    hasTicks = ask(world, own, 'hasTicks') === true;
  }
}

function endingOf({ ended }: World): Ending {
  const code = ended?.code ?? 0;
  return code === OUT_OF_MEMORY ? { code: 134, outOfMemory: true } : { code };
}

/** No exit code: said by the inside when the engine is out of memory. */
const OUT_OF_MEMORY = -1;

/** Puts what Node has into the engine. The object that it answers is the way in. */
function worldOf(world: World, stdin: string, write: Write): QuickJSHandle {
  const { context } = world;
  const host = context.newObject();
  const say = (stream: 'stdout' | 'stderr') =>
    context.newFunction(stream, (text) => {
      if (!world.ended) write(stream, context.getString(text));
    });
  context.setProp(host, 'stdout', say('stdout'));
  context.setProp(host, 'stderr', say('stderr'));
  context.setProp(host, 'stdin', context.newString(stdin));
  context.setProp(
    host,
    'exit',
    context.newFunction('exit', (code) => {
      world.ended ??= { code: context.getNumber(code) };
    }),
  );
  context.unwrapResult(context.evalCode(node, 'node:internal', { type: 'global' }));
  const start = context.getProp(context.global, 'sopaanStart');
  return context.unwrapResult(context.callFunction(start, context.undefined, host));
}

/** Calls a function of the inside. Answers undefined when the program ended meanwhile. */
function ask(world: World, own: QuickJSHandle, name: string, ...args: QuickJSHandle[]): unknown {
  if (world.ended) return undefined;
  const { context } = world;
  const result = context.callFunction(context.getProp(own, name), own, ...args);
  if (!result.error) return context.dump(result.value);
  if (name === 'fail') world.ended ??= { code: OUT_OF_MEMORY };
  else ask(world, own, 'fail', result.error);
  return undefined;
}
