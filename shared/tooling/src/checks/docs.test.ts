import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docs } from './docs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan docs '));
  mkdirSync(join(root, 'docs/decisions'), { recursive: true });
  mkdirSync(join(root, 'host/src/router'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { start: '', check: '' } }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function problems(text: string) {
  writeFileSync(join(root, 'README.md'), text);
  return docs.run({ root, write: false });
}

test('commands, paths and links that exist are fine', () => {
  const text =
    'Run `npm start` or `npm run check`. See `host/src/{router}` and [more](docs/decisions). ' +
    'Builds go to `host/dist/releases`; `remote-<name>/src` is a pattern.';
  expect(problems(text)).toEqual([]);
});

test('a command that is gone is named', () => {
  expect(problems('npm run deploy')).toEqual(['README.md: there is no command npm run deploy']);
});

test('a path and a link that lead nowhere are named', () => {
  expect(problems('`host/src/routes` and [more](docs/more.md#part)')).toEqual([
    'README.md: the link docs/more.md leads nowhere',
    'README.md: there is no host/src/routes',
  ]);
});

test("a decision's number is given once", () => {
  writeFileSync(join(root, 'docs/decisions/0001-one.md'), '');
  writeFileSync(join(root, 'docs/decisions/0001-two.md'), '');
  expect(problems('')).toEqual([expect.stringContaining('the number 0001 belongs to')]);
});
