import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../release/project';
import { sharedExports } from './shared-exports';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan shared '));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const LIST = 'host/src/federation/shared-query.ts';

function problems(path: string, text: string) {
  const list = `export { useQuery } from '@tanstack/react-query';`;
  for (const [file, content] of Object.entries({ [LIST]: list, [path]: text })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return sharedExports.run({ root, write: false });
}

test('the project imports only what the host provides', () => {
  expect(sharedExports.run({ root: ROOT, write: false })).toEqual([]);
});

test.each([
  [`import { useIsMutating } from '@tanstack/react-query';`, 'useIsMutating'],
  [`import { useIsMutating as isMutating } from '@tanstack/react-query';`, 'useIsMutating'],
  [`import * as query from '@tanstack/react-query';`, '*'],
])('reports a name that the host does not provide: %s', (text, name) => {
  expect(problems('remote-explore/src/a.ts', text)).toEqual([
    `remote-explore/src/a.ts: the host does not provide ${name} of @tanstack/react-query (${LIST})`,
  ]);
});

test.each([
  ['a provided name', 'shared/ui/src/a.tsx', `import { useQuery } from '@tanstack/react-query';`],
  ['a type', 'shared/ui/src/a.ts', `import type { QueryClient } from '@tanstack/react-query';`],
  ['the host', 'host/src/a.ts', `import { QueryClient } from '@tanstack/react-query';`],
  ['a test', 'remote-a/src/a.test.ts', `import { QueryClient } from '@tanstack/react-query';`],
])('accepts %s', (_what, path, text) => {
  expect(problems(path, text)).toEqual([]);
});
