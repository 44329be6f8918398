import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createTestFolder } from './memory-folder';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'sopaan-parent-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('creates a folder that every user can access', () => {
  const folder = createTestFolder('sopaan-test', parent);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('removes folders of processes that no longer run, and no others', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const abandonedFolder = join(parent, `sopaan-test-${pid}-a`);
  const usedFolder = join(parent, `sopaan-test-${process.ppid}-b`);
  const foreignFolder = join(parent, `other-${pid}-c`);
  for (const folder of [abandonedFolder, usedFolder, foreignFolder]) mkdirSync(folder);
  const createdFolder = createTestFolder('sopaan-test', parent);
  const remainingFolders = [abandonedFolder, usedFolder, foreignFolder, createdFolder].filter(
    (folder) => existsSync(folder),
  );
  expect(remainingFolders.map((folder) => basename(folder))).toEqual(
    [usedFolder, foreignFolder, createdFolder].map((folder) => basename(folder)),
  );
});
