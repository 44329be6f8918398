import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cycles } from './cycles';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan cycles '));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function problems(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return cycles.run({ root, write: false });
}

test('reports a cycle with all of its files', async () => {
  const files = {
    'host/src/a.ts': `import { b } from './b';\nexport const a = () => b;`,
    'host/src/b.tsx': `import { c } from './deep/c';\nexport const b = () => <p>don't {c}</p>;`,
    'host/src/deep/c.ts': `export { a as c } from '../a';`,
  };
  const cycle = /^host\/src\/\S+ → host\/src\/\S+ → host\/src\/\S+ → host\/src\/\S+$/;
  expect(await problems(files)).toEqual([expect.stringMatching(cycle)]);
});

test('reports cycles through dynamic imports', async () => {
  const files = {
    'host/src/a.ts': `export const later = () => import('./b');`,
    'host/src/b.ts': `import { later } from './a';\nexport const b = later;`,
  };
  expect(await problems(files)).toHaveLength(1);
});

test.each([
  `import type { A } from './a';`,
  `import { type A } from './a';`,
  `export type { A } from './a';`,
  `type A = import('./a').A;`,
])('reports a cycle of type imports only: %s', async (importsType) => {
  const files = {
    'host/src/a.ts': `import { b } from './b';\nexport type A = typeof b;`,
    'host/src/b.ts': `${importsType}\nexport const b = 1;`,
  };
  expect(await problems(files)).toEqual(['host/src/a.ts → host/src/b.ts → host/src/a.ts']);
});

test('ignores other packages, style sheets and text imports', async () => {
  const files = {
    'host/src/a.css': 'a { color: red }',
    'host/src/a.ts': `import './a.css';\nimport text from './a?text';\nimport { x } from '@sopaan/b/x';\nimport { b } from './b';\nexport const a = [b, text, x];`,
    'host/src/b.ts': `export const b = "import('./a')";`,
  };
  expect(await problems(files)).toEqual([]);
});

test('reports a cycle between modules of the API although no file is in a cycle and one import is of a type', async () => {
  const files = {
    'api/src/modules/likes/likes.ts': `import { user } from '../accounts/user';\nexport const likes = user;`,
    'api/src/modules/accounts/user.ts': `export const user = 1;`,
    'api/src/modules/accounts/export.ts': `import type { Like } from '../likes/like';\nexport type Export = Like[];`,
    'api/src/modules/likes/like.ts': `export type Like = 1;`,
  };
  const [problem, ...others] = await problems(files);
  expect(others).toEqual([]);
  expect(problem).toMatch(/modules\/(likes|accounts) → .* → /);
  expect(problem).toContain(
    'api/src/modules/accounts/export.ts imports api/src/modules/likes/like.ts',
  );
  expect(problem).toContain(
    'api/src/modules/likes/likes.ts imports api/src/modules/accounts/user.ts',
  );
});

test('folders of the API count as modules; tests, test support and files outside of modules may import any module', async () => {
  const route = `import { limit } from '../limits/limit';\nexport const route = limit;`;
  const files = {
    'api/src/app.ts': `import { route } from './http/route';\nexport const app = route;`,
    'api/src/http/route.ts': route,
    'api/src/http/error.ts': `export const error = 1;`,
    'api/src/limits/limit.ts': `export const limit = 1;`,
    'api/src/limits/limit.test.ts': `import { app } from '../app';\nimport './testing/limit';\nvoid app;`,
    'api/src/limits/testing/limit.ts': `import { route } from '../../http/route';\nvoid route;`,
  };
  expect(await problems(files)).toEqual([]);
  const more = { 'api/src/limits/check.ts': `import { error } from '../http/error';\nvoid error;` };
  expect(await problems(more)).toEqual([expect.stringContaining('limits → http')]);
});
