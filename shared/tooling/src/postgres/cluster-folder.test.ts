import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseClusterFolder, fallbackClusterFolder } from './cluster-folder';
import { createTestFolder } from './memory-folder';

let distribution: string;
let requestedFolder: string;

beforeEach(() => {
  distribution = createTestFolder('sopaan-distribution', tmpdir());
  mkdirSync(join(distribution, 'bin'));
  requestedFolder = mkdtempSync(join(tmpdir(), 'sopaan-cluster-'));
});

afterEach(() => {
  for (const folder of [distribution, fallbackClusterFolder(requestedFolder), requestedFolder]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('keeps an existing fallback folder although the requested folder is accessible, and logs why', () => {
  const fallback = fallbackClusterFolder(requestedFolder);
  const logged: string[] = [];
  const choose = () =>
    chooseClusterFolder(requestedFolder, distribution, (line) => logged.push(line)).path;
  expect(choose()).toBe(requestedFolder);
  expect(logged).toEqual([]);

  mkdirSync(fallback, { recursive: true });
  expect(choose()).toBe(fallback);
  expect(logged).toEqual([
    `The database has been kept in ${fallback} since an earlier start, and stays there.`,
  ]);
});
