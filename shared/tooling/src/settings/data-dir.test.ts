import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../postgres/free-port';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { ensureDataDir } from './data-dir';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan data '));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('[S10] creates the folder with its parents, and leaves it empty', () => {
  const path = join(folder, 'one/two');
  ensureDataDir(path);
  ensureDataDir(path);
  expect(existsSync(path)).toBe(true);
  expect(readdirSync(path)).toEqual([]);
});

test('[S10] rejects an unusable folder with one sentence that names the setting', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below'), '/dev/null']) {
    expect(() => ensureDataDir(path)).toThrow(`SOPAAN_DATA ${path} is not a folder;`);
  }
  expect(() => ensureDataDir('/proc/x/y')).toThrow('SOPAAN_DATA /proc/x/y cannot be created');
});

test('[S10] npm start prints the error and exits', async () => {
  const { ok, output } = await runTool(join(ROOT, 'shared/tooling/bin/sopaan.mjs'), ['start'], {
    cwd: ROOT,
    env: { SOPAAN_DATA: '/dev/null', PORT: String(await freePort()), NODE_OPTIONS: '' },
  });
  expect([ok, output.trim()]).toEqual([
    false,
    'SOPAAN_DATA /dev/null is not a folder; set it to a folder that this user can write to.',
  ]);
});
