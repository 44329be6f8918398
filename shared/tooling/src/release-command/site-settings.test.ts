import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployToken, siteAddress } from './site-settings';

test('the site is --site, then SOPAAN_SITE, then this machine', () => {
  const environment = { SOPAAN_SITE: 'https://sopaan.example/' };
  expect(siteAddress('https://other.example', environment)).toBe('https://other.example');
  expect(siteAddress(undefined, environment)).toBe('https://sopaan.example');
  expect(siteAddress(undefined, {})).toBe('http://127.0.0.1:3000');
});

test.each([
  'sopaan.example',
  'ftp://sopaan.example',
  'https://me:secret@sopaan.example',
  'http://sopaan.example',
])('%s is refused, without repeating a password', (address) => {
  expect(() => siteAddress(address, {})).toThrow(/^--site must/);
  expect(() => siteAddress(address, {})).not.toThrow('secret');
});

test('http is for this machine only', () => {
  expect(siteAddress('http://localhost:3000', {})).toBe('http://localhost:3000');
  expect(siteAddress('http://[::1]:3000', {})).toBe('http://[::1]:3000');
});

test('the token is that of the environment, or the kept one of a site on this machine', () => {
  const root = mkdtempSync(join(tmpdir(), 'sopaan settings '));
  const local = 'http://127.0.0.1:3000';
  const own = { SOPAAN_DEPLOY_TOKEN: 'own' };
  expect(() => deployToken(local, {}, root)).toThrow('npm start makes it');
  mkdirSync(join(root, 'var'));
  writeFileSync(join(root, 'var/deploy-token'), 'kept\n');
  expect(deployToken(local, {}, root)).toBe('kept');
  expect(deployToken(local, own, root)).toBe('own');
  expect(() => deployToken(local, { SOPAAN_DATA: 'elsewhere' }, root)).toThrow('elsewhere');
  // A kept token never leaves this machine.
  expect(() => deployToken('https://sopaan.example', {}, root)).toThrow('Set SOPAAN_DEPLOY_TOKEN');
  rmSync(root, { recursive: true });
});
