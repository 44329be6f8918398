import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../postgres/free-port';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { ensureDataFolder } from './data-folder';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan data '));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('[S10] it is made with the folders above it, and nothing is left in it', () => {
  const wanted = join(folder, 'one/two');
  ensureDataFolder(wanted);
  ensureDataFolder(wanted);
  expect(existsSync(wanted)).toBe(true);
  expect(readdirSync(wanted)).toEqual([]);
});

test('[S10] what cannot be a data folder is refused in one sentence that names the setting', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const wanted of [file, join(file, 'below'), '/dev/null']) {
    expect(() => ensureDataFolder(wanted)).toThrow(`SOPAAN_DATA ${wanted} is not a folder;`);
  }
  expect(() => ensureDataFolder('/proc/x/y')).toThrow('SOPAAN_DATA /proc/x/y cannot be made');
});

test('[S10] the start says so and ends', async () => {
  const { ok, output } = await runTool(join(ROOT, 'shared/tooling/bin/sopaan.mjs'), ['start'], {
    cwd: ROOT,
    env: { SOPAAN_DATA: '/dev/null', PORT: String(await freePort()), NODE_OPTIONS: '' },
  });
  expect([ok, output.trim()]).toEqual([
    false,
    'SOPAAN_DATA /dev/null is not a folder; set it to a folder of this user.',
  ]);
});
