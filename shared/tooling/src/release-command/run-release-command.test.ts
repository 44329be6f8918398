import { createServer } from 'node:http';
import { freePort } from '../postgres/free-port';
import { startFakeRegistry, TOKEN, type FakeRegistry } from '../registry/testing/fake-registry';
import {
  addReleaseStore,
  summary,
  type FakeReleaseStore,
} from '../registry/testing/fake-release-store';
import { runSubcommand } from './testing/run-subcommand';
import { SUBCOMMANDS } from './subcommands';

let registry: FakeRegistry;
let store: FakeReleaseStore;

beforeEach(async () => {
  registry = await startFakeRegistry();
  store = addReleaseStore(registry);
  store.releases.push(summary({ unit: 'explore', release: '1.4.0-bb', version: '1.4.0' }));
});

afterEach(() => registry.stop());

const run = (args: string, overrides = {}) =>
  runSubcommand(registry.url, '/nowhere', args, overrides);

test('--help lists all commands and exit codes; each command has its own help with examples', async () => {
  const { code, stdout } = await run('--help');
  expect(code).toBe(0);
  for (const { name } of SUBCOMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  for (let exit = 0; exit <= 5; exit += 1)
    expect(stdout).toMatch(new RegExp(`^  ${exit}  \\w`, 'm'));
  for (const { name } of SUBCOMMANDS) {
    const help = await run(`${name} --help`);
    expect(help.code).toBe(0);
    expect(help.stdout).toContain(`npm run release -- ${name}`);
  }
  expect(registry.requests).toEqual([]);
});

test.each([
  'deploy',
  'list --colour',
  'list explore practice',
  'log --limit 51',
  'promote',
  'token',
])('"%s" is wrong usage: exit code 1 without any request', async (args) => {
  const { code, stdout, stderr } = await run(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).not.toBe('');
  expect(registry.requests).toEqual([]);
});

test.each([
  ['promote', '<unit[@release]...>'],
  ['list --colour', 'list [options] [unit]'],
  ['preview revoke', 'preview revoke [options] <id>'],
  ['lits', 'Did you mean list?'],
])('the error of "%s" says what to type', async (args, form) => {
  expect((await run(args)).stderr).toContain(form);
});

test('reports usage errors as JSON with --json', async () => {
  const { code, stdout, stderr } = await run('deploy --json');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'USAGE' } });
});

test('uses colours only on a terminal and without NO_COLOR', async () => {
  const coloured = '\u001b[';
  const environment = { SOPAAN_SITE: registry.url, SOPAAN_DEPLOY_TOKEN: TOKEN };
  const help = (overrides: object) =>
    run('stop-canary --in nowhere', overrides).then(({ stderr }) => stderr);
  expect(await help({ terminal: true, environment })).toContain(coloured);
  expect(
    await help({ terminal: true, environment: { ...environment, NO_COLOR: '1' } }),
  ).not.toContain(coloured);
  expect(await help({ terminal: false, environment })).not.toContain(coloured);
});

test('exits with 4 for an unknown token, without printing it', async () => {
  const secret = 'sopaan_deploy_that_nobody_may_see';
  const environment = { SOPAAN_SITE: registry.url, SOPAAN_DEPLOY_TOKEN: secret };
  const { code, stdout, stderr } = await run('list', { environment });
  expect(code).toBe(4);
  expect(stderr).toContain('unknown or has been revoked');
  expect(stdout + stderr).not.toContain(secret);
});

test('exits with 5 when the registry is unreachable', async () => {
  const environment = {
    SOPAAN_SITE: `http://127.0.0.1:${await freePort()}`,
    SOPAAN_DEPLOY_TOKEN: TOKEN,
  };
  const { code, stderr } = await run('list', { environment });
  expect(code).toBe(5);
  expect(stderr).toContain('ECONNREFUSED');
});

test('exits with 5 when the URL is not one of a registry', async () => {
  const server = createServer((_, response) => response.end('<!doctype html>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const environment = { SOPAAN_SITE: `http://127.0.0.1:${port}`, SOPAAN_DEPLOY_TOKEN: TOKEN };
  const { code, stderr } = await run('list', { environment });
  server.closeAllConnections();
  server.close();
  expect(code).toBe(5);
  expect(stderr).toContain('Is it the address of the site?');
});

test('list shows the environments of a release', async () => {
  const first = store.releases[0];
  if (first) Object.assign(first, { environments: ['production'], canaries: ['staging'] });
  const { stdout } = await run('list explore');
  expect(stdout).toMatch(/^explore +1\.4\.0-bb +2\.0 KiB .* production, staging \(canary\)$/m);
});
