import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accessTable } from './access-table';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan access '));
  for (const folder of ['docs', 'node_modules', 'api/src/access-table']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  symlinkSync(resolve(__dirname, '../../../../node_modules/tsx'), join(root, 'node_modules/tsx'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The API's side: a command that writes this text into the file that it is given. */
function command(text: string): void {
  writeFileSync(
    join(root, 'api/src/access-table/command.ts'),
    `import { writeFileSync } from 'node:fs';
    const text: string = ${JSON.stringify(text)};
    if (text === '') throw new Error('a route says nothing');
    console.warn('a warning is no part of the table');
    writeFileSync(String(process.argv[2]), text);`,
  );
}
const check = (write = false) => accessTable.run({ root, write });

test('a route that another may call is a difference until it is written down', async () => {
  command('| GET | `/api/log` | no |\n');
  expect(await check()).toContain('+ | GET | `/api/log` | no |');
  expect(await check(true)).toEqual([]);
  expect(readFileSync(join(root, 'docs/access.md'), 'utf8')).toBe('| GET | `/api/log` | no |\n');
  expect(await check()).toEqual([]);

  command('| GET | `/api/log` | yes |\n');
  expect(await check()).toEqual(
    expect.arrayContaining(['- | GET | `/api/log` | no |', '+ | GET | `/api/log` | yes |']),
  );
});

test('an API that cannot say it fails the check, with its words', async () => {
  command('');
  expect(await check(true)).toEqual([expect.stringContaining('a route says nothing')]);
});
