import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findShell } from './chromium';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sopaan browser '));
  for (const name of ['chromium', 'my-chrome']) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('finds Chromium on PATH', () => {
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'chromium'));
});

test('finds the headless shell on PATH, unless CHROMIUM_PATH names another browser', () => {
  const shell = join(folder, 'chromium-headless-shell');
  expect(findShell({ PATH: folder })).toBeUndefined();
  writeFileSync(shell, '#!/bin/sh\n', { mode: 0o755 });
  expect(findShell({ PATH: `/nowhere:${folder}` })).toBe(shell);
  expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium'));
  expect(findShell({ PATH: folder, CHROMIUM_PATH: '/a/browser' })).toBeUndefined();
  expect(findShell({ CHROMIUM_PATH: '/a/browser', CHROMIUM_SHELL: shell })).toBe(shell);
});

test('CHROMIUM_PATH takes precedence over a browser on PATH', () => {
  const chosen = join(folder, 'my-chrome');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: chosen })).toBe(chosen);
});

test('reports a CHROMIUM_PATH that does not exist', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow(
    'CHROMIUM_PATH is "/nowhere/chrome"',
  );
});
