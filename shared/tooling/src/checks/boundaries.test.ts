import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../release/project';
import { boundaries } from './boundaries';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan boundaries '));
  writePackage('shared/schemas', 'schemas');
  writePackage('shared/ui', 'ui', { '@sopaan/schemas': '*' });
  writePackage('shared/testing', 'testing', { '@sopaan/ui': '*' });
  writePackage('host', 'host', { '@sopaan/ui': '*', react: '*' });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function writePackage(
  folder: string,
  layer: string,
  dependencies = {},
  devDependencies = {},
): void {
  mkdirSync(join(root, folder), { recursive: true });
  const name = `@sopaan/${folder.replace('shared/', '')}`;
  const manifest = { name, sopaan: { layer }, dependencies, devDependencies };
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
}

const problems = () => boundaries.run({ root, write: false });

test('the project satisfies its boundaries', () => {
  expect(boundaries.run({ root: ROOT, write: false })).toEqual([]);
});

test('accepts dependencies that the table allows', () => {
  writePackage('remote-explore', 'remote', { '@sopaan/ui': '*' }, { '@sopaan/testing': '*' });
  expect(problems()).toEqual([]);
});

test('rejects a remote that depends on the host', () => {
  writePackage('remote-explore', 'remote', { '@sopaan/host': '*' });
  expect(problems()).toEqual([
    'remote-explore/package.json: remote may not import @sopaan/host (layer host)',
  ]);
});

test('rejects a test package outside devDependencies', () => {
  writePackage('remote-explore', 'remote', { '@sopaan/testing': '*' });
  expect(problems()).toEqual([expect.stringContaining('may not import @sopaan/testing')]);
});

test('rejects browser libraries in the API and React in schemas', () => {
  writePackage('api', 'api', { '@mui/material': '*' });
  writePackage('shared/schemas', 'schemas', { react: '*' });
  expect(problems()).toEqual([
    'api/package.json: api must not depend on @mui/material',
    'shared/schemas/package.json: schemas must not depend on react',
  ]);
});

test('rejects a package without a known layer', () => {
  writePackage('shared/extras', 'anything');
  expect(problems()).toEqual([expect.stringContaining('unknown sopaan.layer "anything"')]);
});
