import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServers } from './build-servers';

const program = { name: 'api', entry: 'api/src/server.ts', output: 'api/dist/server.js' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan servers '));
  mkdirSync(join(root, 'api/src'), { recursive: true });
  writeFileSync(join(root, 'pnpm-lock.yaml'), '1');
  writeDependencies({ pg: '8.0.0' });
  writeFileSync(
    join(root, 'api/src/server.ts'),
    "import { greeting } from './greeting';\nimport pg from 'pg';\nconsole.log(greeting, pg);\n",
  );
  writeFileSync(join(root, 'api/src/greeting.ts'), "export const greeting: string = 'hello';\n");
});

function writeDependencies(dependencies: Record<string, string>): void {
  writeFileSync(join(root, 'api/package.json'), JSON.stringify({ dependencies }));
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

const build = async () => (await buildServers(root, [program]))[0]?.isUpToDate;

test('bundles the sources and keeps libraries external', async () => {
  expect(await build()).toBe(false);
  const bundle = readFileSync(join(root, program.output), 'utf8');
  expect(bundle).toContain('hello');
  expect(bundle).toContain('from "pg"');
});

test('rebuilds only when an input has changed', async () => {
  await build();
  expect(await build()).toBe(true);
  writeFileSync(join(root, 'api/src/greeting.ts'), "export const greeting: string = 'namaste';\n");
  expect(await build()).toBe(false);
  expect(readFileSync(join(root, program.output), 'utf8')).toContain('namaste');
  writeFileSync(join(root, 'pnpm-lock.yaml'), '2');
  expect(await build()).toBe(false);
});

test('rebuilds when the output is missing', async () => {
  await build();
  rmSync(join(root, program.output));
  expect(await build()).toBe(false);
});

test('rejects a program that imports a library which is not a dependency of its package', async () => {
  writeDependencies({});
  await expect(build()).rejects.toThrow(
    'api/dist/server.js imports pg: add to the dependencies of api/package.json',
  );
});
