import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nameProblems } from '../checks/files';
import { lintIn } from '../lint/lint-in';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { newFeature } from './new-feature';

const toolPath = (path: string) => join(ROOT, 'node_modules', path);
const oxfmt = toolPath('oxfmt/bin/oxfmt');
let root: string;

/** A workspace with the real libraries, in which a feature can be generated without touching the project. */
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan feature ')));
  copyPackage('remote-explore');
  copyPackage('shared/schemas');
  for (const name of ['endpoint.ts', 'file.ts']) {
    cpSync(join(ROOT, 'shared/schemas/src/api', name), join(root, 'shared/schemas/src/api', name));
  }
  cpSync(join(ROOT, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'));
  writeFileSync(
    join(root, 'remote-explore/tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'shared/tooling/tsconfig/browser.json'),
      include: ['src'],
    }),
  );
  writeFileSync(
    join(root, 'remote-explore/jest.config.cjs'),
    `module.exports = require(${JSON.stringify(join(ROOT, 'shared/tooling/jest/browser.cjs'))});`,
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function copyPackage(folder: string): void {
  mkdirSync(join(root, folder, 'src'), { recursive: true });
  cpSync(join(ROOT, folder, 'package.json'), join(root, folder, 'package.json'));
  linkAll(join(ROOT, folder, 'node_modules'), join(root, folder, 'node_modules'));
}

function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name === '@sopaan') linkAll(join(from, name), join(to, name));
    else if (name === 'schemas') symlinkSync(join(root, 'shared/schemas'), join(to, name));
    else symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
}

test('a new feature passes the checks and its own tests', async () => {
  const paths = await newFeature(root, 'explore', 'study-groups', oxfmt);
  expect(paths).toEqual([
    'shared/schemas/src/study-groups/study-groups.ts',
    'remote-explore/src/features/study-groups/api/get-study-groups.ts',
    'remote-explore/src/features/study-groups/components/study-groups-list.tsx',
    'remote-explore/src/features/study-groups/components/study-groups-list.test.tsx',
  ]);

  const formatCheck = await runTool(oxfmt, ['--check', ...paths], { cwd: root });
  expect(formatCheck).toMatchObject({ ok: true });

  expect(await lintIn(root, paths)).toEqual([]);

  expect(paths.flatMap(nameProblems)).toEqual([]);

  const compiler = toolPath('typescript-native/bin/tsc');
  const typeCheck = await runTool(compiler, ['-p', 'remote-explore', '--checkers', '1'], {
    cwd: root,
  });
  expect(typeCheck).toEqual({ ok: true, output: '' });

  const testRun = await runTool(toolPath('jest/bin/jest.js'), ['--json', '--silent'], {
    cwd: join(root, 'remote-explore'),
  });
  expect(testRun.output).toContain('"numPassedTests":3');
  expect(testRun.ok).toBe(true);
});

test('overwrites no existing file', async () => {
  const file = join(root, 'shared/schemas/src/badges/badges.ts');
  mkdirSync(dirname(file));
  writeFileSync(file, 'mine');
  await expect(newFeature(root, 'explore', 'badges', oxfmt)).rejects.toThrow('already exists');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(existsSync(join(root, 'remote-explore/src/features/badges'))).toBe(false);
});

test.each([
  ['nowhere', 'badges', 'Unknown remote "nowhere"'],
  ['explore', '../evil', 'is not a valid feature name'],
  ['explore', 'Badges', 'is not a valid feature name'],
])('rejects %s %s', async (remote, noun, message) => {
  await expect(newFeature(root, remote, noun, oxfmt)).rejects.toThrow(message);
});
