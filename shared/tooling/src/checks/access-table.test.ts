import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accessTable } from './access-table';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan access '));
  for (const folder of ['docs', 'node_modules', 'api/src/testing/access-table']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  symlinkSync(resolve(__dirname, '../../../../node_modules/tsx'), join(root, 'node_modules/tsx'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Fakes the API's command, which writes this text to the file named in its arguments. */
function writeCommand(text: string): void {
  writeFileSync(
    join(root, 'api/src/testing/access-table/command.ts'),
    `import { writeFileSync } from 'node:fs';
    const text: string = ${JSON.stringify(text)};
    if (text === '') throw new Error('a route has no access rule');
    console.warn('warnings are not part of the table');
    writeFileSync(String(process.argv[2]), text);`,
  );
}
const check = (write = false) => accessTable.run({ root, write });

test('reports a change of access until the table is written', async () => {
  writeCommand('| GET | `/api/log` | no |\n');
  expect(await check()).toContain('+ | GET | `/api/log` | no |');
  expect(await check(true)).toEqual([]);
  expect(readFileSync(join(root, 'docs/access.md'), 'utf8')).toBe('| GET | `/api/log` | no |\n');
  expect(await check()).toEqual([]);

  writeCommand('| GET | `/api/log` | yes |\n');
  expect(await check()).toEqual(
    expect.arrayContaining(['- | GET | `/api/log` | no |', '+ | GET | `/api/log` | yes |']),
  );
});

test('reports the output of the API when it cannot produce the table', async () => {
  writeCommand('');
  expect(await check(true)).toEqual([expect.stringContaining('a route has no access rule')]);
});
