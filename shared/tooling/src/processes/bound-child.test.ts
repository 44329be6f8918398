import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForExit } from '../postgres/process-identity';
import { spawnBound } from './bound-child';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan bound '));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGKILL', 'SIGTERM'] as const)(
  '[S2] what a process has started ends with it on %s, with what that has started',
  async (signal) => {
    const script = join(folder, 'starter.mts');
    writeFileSync(
      script,
      `import { spawnBound } from ${JSON.stringify(join(__dirname, 'bound-child.ts'))};
       spawnBound('sh', ['-c', 'sleep 600 & echo $$ $!; wait'], { output: ['inherit', 'inherit'] });`,
    );
    const starter = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line]: unknown[] = await once(starter.stdout, 'data');
    const pids = String(line).trim().split(' ').map(Number);
    expect(pids).toHaveLength(2);
    starter.kill(signal);
    for (const pid of pids) expect(await waitForExit(pid, 5_000)).toBe(true);
  },
);

test('it has the arguments, the end and the process number of the program itself', async () => {
  const child = spawnBound('sh', ['-c', 'echo "$$ $1"; exit 3', 'sh', "it's $HOME"], {
    output: ['pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  const [code]: unknown[] = await once(child, 'close');
  expect([code, output]).toEqual([3, `${child.pid} it's $HOME\n`]);
});
