import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lazy, number, object } from 'yup';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';

const seconds = number().integer().min(10).required();
const listSchema = lazy((list: unknown) =>
  object(Object.fromEntries(Object.keys(Object(list)).map((file) => [file, seconds]))),
);
const list = readFileSync(join(ROOT, 'shared/tooling/jest/slow-tests.json'), 'utf8');
const slowest = Object.entries(listSchema.validateSync(JSON.parse(list)))
  .sort(([, one], [, other]) => other - one)
  .map(([file]) => file);

test('every listed slow test exists', () => {
  expect(slowest.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('without durations of an earlier run, jest starts with the slowest tests', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'sopaan-jest-'));
  const args = ['--listTests', '--selectProjects=tooling', `--cacheDirectory=${cache}`];
  const { output } = await runTool(join(ROOT, 'node_modules/jest/bin/jest.js'), args, {
    cwd: ROOT,
  }).finally(() => rmSync(cache, { recursive: true }));
  const expected = slowest.filter((file) => file.startsWith('shared/tooling/'));
  const order = output.split('\n').filter((line) => line.endsWith('.test.ts'));
  expect(order.slice(0, expected.length)).toEqual(expected.map((file) => join(ROOT, file)));
});
