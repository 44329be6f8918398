import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('run-server-test.cjs', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan runner ')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeProjectFile(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Runs test files one after the other in one process, as a worker of jest does. */
function run(...files: string[]): unknown {
  const script = `
    const run = require(${JSON.stringify(RUNNER)});
    const config = { rootDir: process.cwd(), setupFilesAfterEnv: [], testMatch: [] };
    (async () => {
      const failures = [];
      for (const file of ${JSON.stringify(files.map((file) => join(folder, file)))}) {
        failures.push((await run({ config, globalConfig: {}, testPath: file })).failureMessage);
      }
      console.log(JSON.stringify(failures));
    })();`;
  return JSON.parse(
    execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' }),
  );
}

test('a test file resolves its packages after another one has called stat on a named pipe', () => {
  writeProjectFile('store/linked/index.js', 'module.exports = 1;');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(folder, 'store/linked'), join(folder, 'node_modules/linked'));
  writeProjectFile(
    'pipe.test.js',
    `
    const { execFileSync } = require('node:child_process');
    const { statSync } = require('node:fs');
    test('examines a pipe', () => {
      execFileSync('mkfifo', ['pipe']);
      expect(statSync('pipe').isFIFO()).toBe(true);
    });`,
  );
  writeProjectFile(
    'linked.test.js',
    `
    test('finds the package', () => expect(require.resolve('linked')).toContain('store'));`,
  );
  expect(run('pipe.test.js', 'linked.test.js')).toEqual([null, null]);
});
