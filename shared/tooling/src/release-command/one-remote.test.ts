import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runTool } from '../processes/run-tool';
import { startFakeRegistry, TOKEN } from '../registry/testing/fake-registry';
import { addReleaseStore } from '../registry/testing/fake-release-store';
import { ROOT } from '../release/project';

const NOT_COPIED = new Set(['node_modules', 'dist']);
const ROOT_FILES = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];

/** Creates a checkout with a single remote: no host, no API, no other remote. */
function checkOut(remote: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan one remote ')));
  for (const file of ROOT_FILES) cpSync(join(ROOT, file), join(copy, file));
  for (const name of ['shared', 'node_modules']) symlinkSync(join(ROOT, name), join(copy, name));
  cpSync(join(ROOT, remote), join(copy, remote), {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(basename(path)),
  });
  mkdirSync(join(copy, remote, 'node_modules'));
  const libraries = join(ROOT, remote, 'node_modules');
  for (const name of readdirSync(libraries).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(join(libraries, name), join(copy, remote, 'node_modules', name));
  }
  return copy;
}

test('a checkout with one remote and the tooling builds, publishes and promotes it', async () => {
  const copy = checkOut('remote-marketing');
  const registry = await startFakeRegistry();
  const store = addReleaseStore(registry);
  registry.readiness.environment = 'pr-42';
  const release = (...args: string[]) =>
    runTool(
      join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      [join(ROOT, 'shared/tooling/src/commands/release.ts'), ...args],
      {
        cwd: copy,
        env: { SOPAAN_ROOT: copy, SOPAAN_SITE: registry.url, SOPAAN_DEPLOY_TOKEN: TOKEN },
      },
    );
  const published = await release('publish', '--note', 'Without a host');
  const promoted = await release('promote', 'marketing', '--to', 'pr-42');
  await registry.stop();
  expect(existsSync(join(copy, 'host'))).toBe(false);
  rmSync(copy, { recursive: true, force: true });
  expect(published.output).toMatch(/published marketing@\d+\.\d+\.\d+-[0-9a-f]{10}/);
  expect(promoted).toMatchObject({ ok: true });
  expect(store.environments.get('pr-42')?.set.parts).toEqual([
    { unit: 'marketing', release: store.releases[0]?.release },
  ]);
  expect(store.releases.map(({ note }) => note)).toEqual(['Without a host']);
});
