import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v1Controllers } from './cgroup-v1';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-cgroup-v1-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('[R1] when a process cannot enter one group, the error follows after it was added to the others', async () => {
  const missing = join(folder, 'missing');
  const slow = join(folder, 'slow');
  mkdirSync(slow);
  // Writing to it waits for a reader.
  execFileSync('mkfifo', [join(slow, 'cgroup.procs')]);
  const controllers = v1Controllers({
    v1: new Map([
      ['memory', missing],
      ['pids', slow],
    ]),
    v2: null,
  });
  let isSettled = false;
  const entered = Promise.resolve(controllers?.enter([missing, slow], 4_711)).finally(() => {
    isSettled = true;
  });
  const rejection = expect(entered).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(writeFile(join(missing, 'cgroup.procs'), '')).rejects.toThrow('ENOENT');
  expect(isSettled).toBe(false);
  expect(await readFile(join(slow, 'cgroup.procs'), 'utf8')).toBe('4711');
  await rejection;
});
