import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractReport } from './contract-report';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan contract '));
  mkdirSync(join(root, 'shared/contract/src'), { recursive: true });
  writeContract("export const LAYOUTS = ['auth', 'site'] as const;\n");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeContract(source: string): void {
  writeFileSync(join(root, 'shared/contract/src/routes.ts'), source);
}

const check = () => contractReport.run({ root, write: false });

test('lists each export with its type', async () => {
  expect(await contractReport.run({ root, write: true })).toEqual([]);
  const report = readFileSync(join(root, 'shared/contract/report.md'), 'utf8');
  expect(report).toContain('## routes');
  expect(report).toContain('export declare const LAYOUTS: readonly ["auth", "site"];');
});

test('the contract report includes files in subfolders', async () => {
  mkdirSync(join(root, 'shared/contract/src/adapters'));
  writeFileSync(
    join(root, 'shared/contract/src/adapters/routes.ts'),
    "export const FRAMES = ['auth'] as const;\n",
  );
  await contractReport.run({ root, write: true });
  const report = readFileSync(join(root, 'shared/contract/report.md'), 'utf8');
  expect(report).toMatch(
    /## adapters\/routes\n\n```ts\nexport declare const FRAMES: readonly \["auth"\];/,
  );
  expect(report).toMatch(/## routes\n\n```ts\nexport declare const LAYOUTS/);
});

test('reports a changed type until the report is written', async () => {
  await contractReport.run({ root, write: true });
  expect(await check()).toEqual([]);
  writeContract("export const LAYOUTS = ['auth', 'site', 'page'] as const;\n");
  expect(await check()).toEqual(
    expect.arrayContaining([
      '- export declare const LAYOUTS: readonly ["auth", "site"];',
      '+ export declare const LAYOUTS: readonly ["auth", "site", "page"];',
    ]),
  );
  await contractReport.run({ root, write: true });
  expect(await check()).toEqual([]);
});

test('ignores comments and statements that are not exported', async () => {
  await contractReport.run({ root, write: true });
  writeContract("/** Frames. */\nexport const LAYOUTS = ['auth', 'site'] as const;\nvoid 1;\n");
  expect(await check()).toEqual([]);
});
