import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ROOT } from '../release/project';
import { runWebpack } from '../release/run-webpack';
import { IntegrityPlugin, integrityOf } from './integrity-plugin';
import { preset } from './preset';

let folder: string;

beforeEach(() => {
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'var', 'integrity-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('adds the integrity hash to lazily loaded scripts and styles', async () => {
  writeFileSync(join(folder, 'lazy.css'), 'main { color: teal }');
  writeFileSync(join(folder, 'lazy.ts'), "import './lazy.css';\nexport const lazy = 1;\n");
  writeFileSync(join(folder, 'main.ts'), "void import('./lazy');\n");
  const { main, otherFiles } = await build();
  const extensions = Object.keys(otherFiles).map((name) => name.split('.').at(-1));
  expect(extensions.sort()).toEqual(['css', 'js']);
  for (const [name, integrity] of Object.entries(otherFiles)) {
    expect(main).toContain(`"${name}":"${integrity}"`);
  }
  expect(main.match(/\.integrity=/g)).toHaveLength(2);
});

test('[P7] a unit fetches the script of a worker with its hash, and files that the worker needs', async () => {
  writeFileSync(join(folder, 'sum.worker.ts'), 'postMessage(1 + 1);\n');
  writeFileSync(join(folder, 'engine.wasm'), 'the engine');
  writeFileSync(
    join(folder, 'main.ts'),
    `import { fetchReleaseFile } from '@sopaan/release-files/fetch-release-file';
import { WorkerScript } from '@sopaan/release-files/worker-script';
const script = new WorkerScript(/* webpackChunkName: "sum" */ new URL('./sum.worker.ts', import.meta.url));
const engine = new URL('./engine.wasm', import.meta.url);
Promise.all([script.start(), fetchReleaseFile(engine)]).catch(() => undefined);
`,
  );
  const { main, otherFiles } = await build();
  const base = 'https://sopaan.example/assets/trial/1.0.0-a/';
  const requested: Record<string, string> = {};
  const currentScript = { tagName: 'SCRIPT', src: `${base}main.js` };
  const document = { currentScript, baseURI: 'https://sopaan.example/' };
  const fetch = (url: string, { integrity }: { integrity: string }) => {
    requested[url] = integrity;
    return Promise.reject(new Error('offline'));
  };
  runInNewContext(main, { document, fetch, URL, Blob });
  const names = Object.keys(otherFiles);
  expect(names).toEqual([expect.stringMatching(/\.wasm$/), expect.stringMatching(/^sum\..*js$/)]);
  expect(requested).toEqual(
    Object.fromEntries(Object.entries(otherFiles).map(([name, hash]) => [base + name, hash])),
  );
});

/** Builds `main.ts` of the folder. Returns its script, and the hashes of the other files. */
async function build(): Promise<{ main: string; otherFiles: Record<string, string> }> {
  const outputDir = join(folder, 'out');
  const base = preset({
    unit: 'trial',
    dir: join(ROOT, 'host'),
    outputDir,
    release: '1.0.0-a',
    mode: 'production',
  });
  await runWebpack({
    ...base,
    cache: false,
    entry: { main: join(folder, 'main.ts') },
    resolve: {
      ...base.resolve,
      alias: { '@sopaan/release-files': join(ROOT, 'shared/release-files/src') },
    },
    plugins: [...(base.plugins ?? []), new IntegrityPlugin('main.js')],
  });
  const names = readdirSync(outputDir).filter((name) => name !== 'main.js');
  const hash = (name: string) => integrityOf(readFileSync(join(outputDir, name)));
  return {
    main: readFileSync(join(outputDir, 'main.js'), 'utf8'),
    otherFiles: Object.fromEntries(names.sort().map((name) => [name, hash(name)])),
  };
}
