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

test('accepts commands, paths and links that exist', () => {
  const text =
    'Run `npm start` or `npm run check`. See `host/src/{router}` and [more](docs/decisions). ' +
    'Builds go to `host/dist/releases`; `remote-<name>/src` is a pattern.';
  expect(problems(text)).toEqual([]);
});

test('reports a command that does not exist', () => {
  expect(problems('npm run deploy')).toEqual(['README.md: no such command: npm run deploy']);
});

test('reports a path and a link that do not exist', () => {
  expect(problems('`host/src/routes` and [more](docs/more.md#part)')).toEqual([
    'README.md: broken link: docs/more.md',
    'README.md: no such path: host/src/routes',
  ]);
});

test('reports a decision number that is used twice', () => {
  writeFileSync(join(root, 'docs/decisions/0001-one.md'), '');
  writeFileSync(join(root, 'docs/decisions/0001-two.md'), '');
  expect(problems('')).toEqual([expect.stringContaining('number 0001 is already used by')]);
});
