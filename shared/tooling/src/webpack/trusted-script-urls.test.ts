import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { TRUSTED_TYPES_POLICIES } from '@sopaan/contract/trusted-types';
import { ROOT } from '../release/project';
import { runWebpack } from '../release/run-webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { preset } from './preset';

let folder: string;
beforeAll(async () => {
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'var', 'trusted-'));
  writeFileSync(join(folder, 'lazy.ts'), 'export const lazy = 1;\n');
  writeFileSync(
    join(folder, 'main.ts'),
    `Reflect.set(globalThis, 'load', () => import('./lazy'));\n`,
  );
  const base = preset({
    unit: 'trial',
    dir: join(ROOT, 'host'),
    outputDir: join(folder, 'out'),
    release: '1.0.0-a',
    mode: 'production',
  });
  await runWebpack({
    ...base,
    cache: false,
    entry: { main: join(folder, 'main.ts') },
    plugins: [...(base.plugins ?? []), new IntegrityPlugin('main.js')],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the build on a page that records the URLs that reach the DOM. */
function openPage() {
  const sinks: unknown[] = [];
  const scripts: Array<{ onerror: (event: { type: string }) => unknown }> = [];
  const element = () => {
    const script = {
      setAttribute: () => undefined,
      getAttribute: () => null,
      onerror: (event: { type: string }): unknown => event,
    };
    scripts.push(script);
    return Object.defineProperty(script, 'src', {
      get: () => String(sinks.at(-1)),
      set: (url: unknown) => void sinks.push(url),
    });
  };
  const base = 'https://site.example/assets/trial/1.0.0-a/';
  const page = {
    sinks,
    load: async () => undefined,
    URL,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    location: new URL(base),
    document: {
      currentScript: { tagName: 'SCRIPT', src: `${base}main.js` },
      baseURI: base,
      getElementsByTagName: () => [],
      createElement: element,
      head: { appendChild: () => undefined },
    },
  };
  const global = Object.assign(page, { self: page, window: page });
  const run = (code: string) => runInNewContext(code, global);
  const failLoad = () => scripts.at(-1)?.onerror({ type: 'error' });
  return {
    page: global,
    run,
    failLoad,
    start: () => run(readFileSync(join(folder, 'out/main.js'), 'utf8')),
  };
}

test('[P7] the URLs of chunks and of their retries come from the page’s policy', async () => {
  const { page, run, start, failLoad } = openPage();
  run(`globalThis[Symbol.for('${TRUSTED_TYPES_POLICIES.scripts}')] = {
    createScriptURL: (url) => 'trusted ' + url,
  };`);
  start();
  const failed = page.load();
  failLoad();
  await expect(failed).rejects.toThrow('failed');
  void page.load();
  const file = /^trusted https:\/\/site\.example\/assets\/trial\/1\.0\.0-a\/[\w.]+\.js$/;
  expect(page.sinks).toEqual([
    expect.stringMatching(file),
    expect.stringMatching(file),
    expect.stringMatching(/^trusted https:.*\.js\?again=1$/),
  ]);
});

test('[P7] on a page without a policy, of an older host, the URLs are unchanged', () => {
  const { page, start } = openPage();
  start();
  void page.load();
  expect(page.sinks.map(String)).toEqual([expect.stringMatching(/^https:.*\.js$/)]);
});
