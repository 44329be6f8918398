/** A server with two runs under way and one that ended, about which it sends a message. Run by `ending.test.ts` in a separate process. */
import { createSandboxRunner } from '../../sandbox-runner';

async function main(): Promise<void> {
  const runner = createSandboxRunner();
  const signal = new AbortController().signal;
  const run = (source: string) =>
    runner.prepare({ language: 'python', source }).run({ stdin: '', signal });
  const { stdout, end } = await run('import os; print(os.getuid())');
  const endless = run('while True: pass');
  const daemons = run(
    'import os, time\nfor i in range(5):\n    if os.fork() == 0: os.setsid()\ntime.sleep(600)',
  );
  const states = await runner.runtimes();
  const available = states.filter((state) => state.available).map((state) => state.language);
  process.send?.({ stdout, end, available });
  await Promise.all([endless, daemons]);
}

void main();
