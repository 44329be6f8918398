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

test('reports a cycle with all of its modules', async () => {
  const files = {
    'host/src/a.ts': `import { b } from './b';\nexport const a = () => b;`,
    'host/src/b.tsx': `import { c } from './deep/c';\nexport const b = () => <p>{c}</p>;`,
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

test('ignores types, other packages, style sheets and text imports', async () => {
  const files = {
    'host/src/a.css': 'a { color: red }',
    'host/src/a.ts': `import './a.css';\nimport text from './a?text';\nimport { x } from '@sopaan/b/x';\nimport { b } from './b';\nexport interface A { n: 1 }\nexport const a = [b, text, x];`,
    'host/src/b.ts': `import type { A } from './a';\nexport const b: A = { n: 1 };`,
  };
  expect(await problems(files)).toEqual([]);
});
