import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan-compress-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function decompress(file: string): string[] {
  return [
    brotliDecompressSync(readFileSync(`${file}.br`)),
    gunzipSync(readFileSync(`${file}.gz`)),
  ].map(String);
}

test('[P14] a file that has not changed since the previous build keeps its compressed files', () => {
  const previousFile = write('previous.js', 'the editor');
  compress(previousFile);
  const brotli = readFileSync(`${previousFile}.br`);
  writeFileSync(`${previousFile}.gz`, 'compressed before');
  const file = write('editor.js', 'the editor');

  expect(compress(file, previousFile)).toBe(brotli.length);
  expect(readFileSync(`${file}.br`)).toEqual(brotli);
  expect(readFileSync(`${file}.gz`, 'utf8')).toBe('compressed before');
});

test.each([
  ['has changed', 'the old screen', true],
  ['has no compressed files', 'the screen', false],
])('[P14] a file whose previous build %s is compressed', (_case, content, isCompressed) => {
  const previousFile = write(`${isCompressed}.js`, content);
  if (isCompressed) compress(previousFile);
  const file = write('screen.js', 'the screen');

  compress(file, previousFile);
  expect(decompress(file)).toEqual(['the screen', 'the screen']);
});
