import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findChromium } from './chromium';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan browser '));
  for (const name of ['chromium', 'my-chrome']) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('finds the Chromium on the path', () => {
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'chromium'));
});

test('prefers the shell, wherever on the path it stands', () => {
  const shell = join(folder, 'later', 'chromium-headless-shell');
  mkdirSync(dirname(shell));
  writeFileSync(shell, '#!/bin/sh\n', { mode: 0o755 });
  expect(findChromium({ PATH: `${folder}:${dirname(shell)}` })).toBe(shell);
});

test('CHROMIUM_PATH decides', () => {
  const chosen = join(folder, 'my-chrome');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: chosen })).toBe(chosen);
});

test('a CHROMIUM_PATH that leads nowhere is named', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow(
    'CHROMIUM_PATH is "/nowhere/chrome"',
  );
});
