import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployToken, siteUrl } from './site-settings';

test('takes the site from --site, then SOPAAN_SITE, then the local default', () => {
  const environment = { SOPAAN_SITE: 'https://sopaan.example/' };
  expect(siteUrl('https://other.example', environment)).toBe('https://other.example');
  expect(siteUrl(undefined, environment)).toBe('https://sopaan.example');
  expect(siteUrl(undefined, {})).toBe('http://127.0.0.1:3000');
});

test.each([
  'sopaan.example',
  'ftp://sopaan.example',
  'https://me:secret@sopaan.example',
  'http://sopaan.example',
])('rejects %s without printing a password', (url) => {
  expect(() => siteUrl(url, {})).toThrow(/^--site must/);
  expect(() => siteUrl(url, {})).not.toThrow('secret');
});

test('allows http only for this machine', () => {
  expect(siteUrl('http://localhost:3000', {})).toBe('http://localhost:3000');
  expect(siteUrl('http://[::1]:3000', {})).toBe('http://[::1]:3000');
});

test('takes the token from the environment, or from the file of a site on this machine', () => {
  const root = mkdtempSync(join(tmpdir(), 'sopaan settings '));
  const local = 'http://127.0.0.1:3000';
  const environment = { SOPAAN_DEPLOY_TOKEN: 'from environment' };
  expect(() => deployToken(local, {}, root)).toThrow('npm start creates it');
  mkdirSync(join(root, 'var'));
  writeFileSync(join(root, 'var/deploy-token'), 'kept\n');
  expect(deployToken(local, {}, root)).toBe('kept');
  expect(deployToken(local, environment, root)).toBe('from environment');
  expect(() => deployToken(local, { SOPAAN_DATA: 'elsewhere' }, root)).toThrow('elsewhere');
  // The token of a local site is never sent to another machine.
  expect(() => deployToken('https://sopaan.example', {}, root)).toThrow('Set SOPAAN_DEPLOY_TOKEN');
  rmSync(root, { recursive: true });
});
