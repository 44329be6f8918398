import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/project';
import { runWebpack } from '../release/run-webpack';
import { remoteConfiguration } from './remote';

let folders: string[];

beforeEach(() => {
  // Left by an earlier build in this process; each build must set it itself.
  delete process.env['MF_BUILD_VERSION'];
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  folders = ['a', 'another'].map((name) => mkdtempSync(join(ROOT, 'var', `remote-${name}-`)));
});
afterEach(() => {
  jest.restoreAllMocks();
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

const DEFINITION = "export default { screens: { home: () => import('./home.screen') } };\n";

/** Builds a small remote without dependencies in a folder, and returns its files. */
async function buildIn(dir: string, definition = DEFINITION): Promise<Record<string, string>> {
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'trial', version: '1.0.0' }));
  writeFileSync(join(dir, 'src/remote.ts'), definition);
  writeFileSync(
    join(dir, 'src/home.screen.ts'),
    "import { string } from 'yup';\nexport const Component = () => string();\n",
  );
  const outputDir = join(dir, 'out');
  const configuration = remoteConfiguration(
    { unit: 'trial', dir, outputDir, release: '1.0.0-a', mode: 'production' },
    join(ROOT, 'host'),
  );
  const compilation = await runWebpack({ ...configuration, cache: false });
  return Object.fromEntries(
    compilation.getAssets().map(({ name }) => [name, readFileSync(join(outputDir, name), 'utf8')]),
  );
}

test('[P9] a remote without a router builds identical bytes in any folder', async () => {
  const first = await buildIn(folders[0] ?? '');
  jest.spyOn(process, 'cwd').mockReturnValue(folders[1] ?? '');
  const second = await buildIn(folders[1] ?? '');
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining(['remote.js', 'mf-manifest.json', 'mf-stats.json']),
  );
  expect(Object.keys(second)).toEqual(Object.keys(first));
  // By name only, because whole scripts would be printed.
  const differing = Object.keys(first).filter((name) => second[name] !== first[name]);
  expect(differing).toEqual([]);
  const dependOnLocation = Object.keys(first).filter((name) => first[name]?.includes(ROOT));
  expect(dependOnLocation).toEqual([]);
});

test('a container runs at the first call of init, not when its script is executed', async () => {
  const { 'remote.js': script = '' } = await buildIn(folders[0] ?? '');
  const container = 'sopaan_trial_1_0_0_a';
  // Without the federation runtime, running the container would throw.
  const defined: unknown = new Function('document', `${script}\nreturn ${container};`)({
    currentScript: null,
  });
  expect(defined).toEqual({ init: expect.any(Function), get: expect.any(Function) });
  expect(() => isContainer(defined) && defined.init({})).toThrow();
});

test('the script of the container contains the definition, unless that imports shared libraries', async () => {
  const files = await buildIn(folders[0] ?? '');
  expect(files['remote.js']).toContain('screens:');
  expect(Object.keys(files).filter(isDefinitionChunk)).toEqual([]);

  const importing = await buildIn(
    folders[1] ?? '',
    `import { string } from 'yup';\n${DEFINITION.replace('screens', 'schema: string(), screens')}`,
  );
  expect(importing['remote.js']).not.toContain('screens:');
  expect(Object.keys(importing).filter(isDefinitionChunk)).toHaveLength(1);
});

const isDefinitionChunk = (name: string) => name.startsWith('remote-definition.');

function isContainer(value: unknown): value is { init: (scope: object) => void } {
  return typeof value === 'object' && value !== null && 'init' in value;
}
