import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const execArgv = ['--import', 'tsx'];

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan shutdown '));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a program that keeps running; `body` uses its `shutdown`. */
function program(body: string): string {
  const file = join(folder, 'program.mts');
  writeFileSync(
    file,
    `import { listenForShutdown } from ${JSON.stringify(join(__dirname, 'shutdown.ts'))};
     const shutdown = listenForShutdown();
     ${body}
     setInterval(() => undefined, 1000);
     console.log('running');`,
  );
  return file;
}

const nextOutput = ({ stdout }: ChildProcess) =>
  new Promise((resolve) => stdout?.once('data', resolve));

/** Resolves when the program runs. */
async function run(body: string, stdin: 'ignore' | 'pipe' = 'ignore'): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...execArgv, program(body)], {
    cwd: __dirname,
    stdio: [stdin, 'pipe', 'inherit'],
  });
  children.push(child);
  await nextOutput(child);
  return child;
}

/** The output of the program until it exits, its exit code and the signal that ended it. */
async function outcome(child: ChildProcess): Promise<unknown[]> {
  const [output, exit] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    once(child, 'exit'),
  ]);
  return [output, ...exit];
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s, a program closes what it has opened and exits with 0',
  async (signal) => {
    const child = await run(`shutdown.onShutdown(async () => console.log('closed'));`);
    child.kill(signal);
    expect(await outcome(child)).toEqual(['closed\n', 0, null]);
  },
);

test('a program that has opened nothing yet exits at once', async () => {
  const child = await run('');
  child.kill('SIGTERM');
  expect(await outcome(child)).toEqual(['', 0, null]);
});

test('a program that fails to close exits with 1, and a second signal does not close twice', async () => {
  const child = await run(
    `let fail = () => undefined;
     process.on('SIGINT', () => fail());
     shutdown.onShutdown(() => {
       console.log('closing');
       return new Promise((resolve, reject) => (fail = () => reject(new Error('not closed'))));
     });`,
  );
  child.kill('SIGTERM');
  const ended = outcome(child);
  await nextOutput(child);
  child.kill('SIGINT');
  expect(await ended).toEqual(['closing\n', 1, null]);
});

test('a program ends when its standard input or the channel to its parent closes', async () => {
  const piped = await run('', 'pipe');
  piped.stdin?.end();
  expect(await outcome(piped)).toEqual(['', 0, null]);

  const connected = fork(program(`process.send('running');`), {
    execArgv,
    cwd: __dirname,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(connected);
  await once(connected, 'message');
  connected.disconnect();
  expect(await outcome(connected)).toEqual(['', 0, null]);
});

if (process.env.SOPAAN_TEST_ALL === '1') {
  test('a program that does not finish its shutdown exits with 1 after five seconds', async () => {
    const child = await run(`shutdown.onShutdown(() => new Promise(() => undefined));`);
    child.kill('SIGTERM');
    expect(await outcome(child)).toEqual(['', 1, null]);
  });
}
