import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../release/project';
import { boundaries } from './boundaries';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan boundaries '));
  pack('shared/schemas', 'schemas');
  pack('shared/ui', 'ui', { '@sopaan/schemas': '*' });
  pack('shared/testing', 'testing', { '@sopaan/ui': '*' });
  pack('host', 'host', { '@sopaan/ui': '*', react: '*' });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function pack(folder: string, layer: string, dependencies = {}, devDependencies = {}): void {
  mkdirSync(join(root, folder), { recursive: true });
  const name = `@sopaan/${folder.replace('shared/', '')}`;
  const manifest = { name, sopaan: { layer }, dependencies, devDependencies };
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
}

const problems = () => boundaries.run({ root, write: false });

test('the project keeps its own boundaries', () => {
  expect(boundaries.run({ root: ROOT, write: false })).toEqual([]);
});

test('what the table allows is fine', () => {
  pack('remote-explore', 'remote', { '@sopaan/ui': '*' }, { '@sopaan/testing': '*' });
  expect(problems()).toEqual([]);
});

test('a remote that depends on the host is refused', () => {
  pack('remote-explore', 'remote', { '@sopaan/host': '*' });
  expect(problems()).toEqual([
    'remote-explore/package.json: remote may not import @sopaan/host (layer host)',
  ]);
});

test('a test package is for tests only', () => {
  pack('remote-explore', 'remote', { '@sopaan/testing': '*' });
  expect(problems()).toEqual([expect.stringContaining('may not import @sopaan/testing')]);
});

test('the API runs without a browser library, schemas without React', () => {
  pack('api', 'api', { '@mui/material': '*' });
  pack('shared/schemas', 'schemas', { react: '*' });
  expect(problems()).toEqual([
    'api/package.json: api runs without @mui/material',
    'shared/schemas/package.json: schemas runs without react',
  ]);
});

test('a package without a layer is refused', () => {
  pack('shared/extras', 'anything');
  expect(problems()).toEqual([expect.stringContaining('"anything" is none of the layers')]);
});
