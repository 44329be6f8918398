import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrongRoutes } from './testing/wrong-routes';
import { runTool } from '../processes/run-tool';
import { ROOT } from './project';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan config ')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Publishes a remote with this configuration from a separate checkout. The registry is not reached. */
function publish(config: object, define = 'defineRemoteConfig') {
  const remote = join(root, 'remote-explore');
  mkdirSync(remote);
  writeFileSync(join(remote, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(ROOT, 'remote-explore/node_modules'), join(remote, 'node_modules'));
  const text = JSON.stringify(config);
  const imports = "import { defineRemoteConfig } from '@sopaan/contract/remote-config';";
  writeFileSync(
    join(remote, 'remote.config.ts'),
    `${imports}\nexport default ${define}(${text});\n`,
  );
  return runTool(
    join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    [join(ROOT, 'shared/tooling/src/commands/release.ts'), 'publish', 'explore'],
    {
      cwd: root,
      env: {
        SOPAAN_ROOT: root,
        SOPAAN_SITE: 'http://127.0.0.1:9',
        SOPAAN_DEPLOY_TOKEN: 'unused',
      },
    },
  );
}

test.each([
  ['that validates itself', 'defineRemoteConfig'],
  ['that is plain data', ''],
])(
  '[P11] publish names all wrong fields of a configuration %s before it builds anything, with rule and example',
  async (_what, define) => {
    const routes = wrongRoutes.map(({ route }) => route);
    const wrong = { name: 'Explore!', version: '1', contract: 'latest', onload: 'x', routes };
    const { ok, output } = await publish(wrong, define);
    expect(ok).toBe(false);
    expect(output).toContain('remote-explore/remote.config.ts has wrong fields:');
    for (const expected of [
      'name is "Explore!". It must have lower-case letters only. Example: "explore".',
      'version is "1". It must be three numbers with dots, and may add a name after a hyphen. Example: "1.4.0".',
      'contract is "latest". It must be a version of the contract, or a range that starts with ^. Example: "^2.5.0".',
      'onload is not a known field.',
      ...wrongRoutes.map(({ message }, index) => `routes[${index}]${message}`),
    ]) {
      expect(output).toContain(expected);
    }
    expect(output).toContain('Build failed: explore');
    expect(output).not.toMatch(/^ +at /m);
  },
);

test('[P11] two routes for the same paths are named', async () => {
  const route = { path: '/course/:id', redirect: { guest: '/', member: '/' } };
  const config = {
    name: 'explore',
    version: '1.0.0',
    contract: '^2.5.0',
    routes: [route, { ...route, path: '/Course/:title' }],
  };
  const { output } = await publish(config);
  expect(output).toContain('routes[1].path matches the same paths as routes[0].path.');
});
