import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeRegistry, type FakeRegistry } from '../registry/testing/fake-registry';
import { addReleaseStore, type FakeReleaseStore } from '../registry/testing/fake-release-store';
import { writeBuiltRemote } from '../release/testing/built-remote';
import { runSubcommand } from './testing/run-subcommand';

let root: string;
let registry: FakeRegistry;
let store: FakeReleaseStore;

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan release ')));
  writeBuiltRemote(root, 'explore', '1.4.0-3f2a9c01d7');
  writeBuiltRemote(root, 'practice', '2.0.0-0123456789');
  registry = await startFakeRegistry();
  store = addReleaseStore(registry);
});

afterEach(async () => {
  await registry.stop();
  rmSync(root, { recursive: true, force: true });
});

const uploads = () => registry.requests.filter((request) => request.startsWith('PUT')).length;

test('builds, uploads only missing files, and publishes', async () => {
  const built: unknown[] = [];
  const build = (...args: unknown[]) => Promise.resolve(void built.push(args.slice(0, 2)));
  const first = await runSubcommand(registry.url, root, 'publish explore', { build });
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toContain('published explore@1.4.0-3f2a9c01d7 (2 of 2 files uploaded');
  expect(uploads()).toBe(2);
  expect(built).toEqual([[['explore'], undefined]]);
  const second = await runSubcommand(registry.url, root, 'publish explore --json');
  expect(JSON.parse(second.stdout)).toEqual({
    published: [
      expect.objectContaining({ unit: 'explore', status: 'unchanged', files: 2, uploaded: 0 }),
    ],
  });
  expect(uploads()).toBe(2);
});

test('without units, publishes everything in the checkout, with or without a host', async () => {
  const { code } = await runSubcommand(registry.url, root, 'publish');
  expect(code).toBe(0);
  expect(store.releases.map(({ unit }) => unit).sort()).toEqual(['explore', 'practice']);
  expect((await runSubcommand(registry.url, root, 'publish host')).code).toBe(1);
});

test('passes a valid --version to the build, and rejects an invalid one', async () => {
  const versions: Array<string | undefined> = [];
  const build = (_: string[], version: string | undefined) =>
    Promise.resolve(void versions.push(version));
  const publish = (args: string) => runSubcommand(registry.url, root, `publish ${args}`, { build });
  expect((await publish('explore --version 1.5.0-pr.42')).code).toBe(0);
  const invalidRun = await publish('explore --version newest');
  expect(invalidRun).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--version must look'),
  });
  expect((await publish('--version 1.5.0')).code).toBe(1);
  expect(versions).toEqual(['1.5.0-pr.42']);
});

test('takes author and commit from git, and reports uncommitted changes', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Asha Rao', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All of it');
  const commit = String(git('rev-parse', 'HEAD')).trim();
  const clean = await runSubcommand(registry.url, root, 'publish explore');
  expect(store.releases[0]).toMatchObject({ author: 'Asha Rao', commit, note: '' });
  expect(clean.stdout).not.toContain('uncommitted');
  writeFileSync(join(root, 'remote-practice/remote.config.ts'), 'changed');
  const dirty = await runSubcommand(registry.url, root, 'publish practice --note urgent');
  expect(store.releases[0]?.note).toBe('urgent Includes uncommitted changes.');
  expect(dirty.stdout).toContain('practice has uncommitted changes');
});

test('shows a progress bar on a terminal and clears it afterwards', async () => {
  const { stderr } = await runSubcommand(registry.url, root, 'publish explore', { terminal: true });
  expect(stderr).toMatch(/\rexplore 1\.4\.0-3f2a9c01d7 █+░+ \d+ B of \d+ B/);
  expect(stderr).toMatch(/█{24} .*\r\u001b\[K$/);
});

test('retries uploads and publishing three times with increasing delays', async () => {
  registry.dropRequests(/^PUT/, 2);
  registry.dropResponses(/^POST \/api\/releases$/, 1);
  const { code, waits } = await runSubcommand(registry.url, root, 'publish explore');
  expect(code).toBe(0);
  expect(store.releases).toHaveLength(1);
  expect(waits).toHaveLength(3);
  registry.dropRequests(/missing-files/, 4);
  const failedRun = await runSubcommand(registry.url, root, 'publish practice');
  expect(failedRun).toMatchObject({ code: 5, waits: [300, 900, 2_700] });
  expect(failedRun.stderr).toContain('No response from');
});
