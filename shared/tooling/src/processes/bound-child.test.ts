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
  '[S2] a bound child and its descendants exit with their parent on %s',
  async (signal) => {
    const script = join(folder, 'parent.mts');
    writeFileSync(
      script,
      `import { spawnBound } from ${JSON.stringify(join(__dirname, 'bound-child.ts'))};
       spawnBound('sh', ['-c', 'sleep 600 & echo $$ $!; wait'], { output: ['inherit', 'inherit'] });`,
    );
    const parent = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line]: unknown[] = await once(parent.stdout, 'data');
    const pids = String(line).trim().split(' ').map(Number);
    expect(pids).toHaveLength(2);
    parent.kill(signal);
    for (const pid of pids) expect(await waitForExit(pid, 5_000)).toBe(true);
  },
);

test('passes on arguments, exit code and process id of the program', async () => {
  const child = spawnBound('sh', ['-c', 'echo "$$ $1"; exit 3', 'sh', "it's $HOME"], {
    output: ['pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  const [code]: unknown[] = await once(child, 'close');
  expect([code, output]).toEqual([3, `${child.pid} it's $HOME\n`]);
});
