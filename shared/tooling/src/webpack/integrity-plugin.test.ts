import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const outputDir = join(folder, 'out');
  writeFileSync(join(folder, 'lazy.css'), 'main { color: teal }');
  writeFileSync(join(folder, 'lazy.ts'), "import './lazy.css';\nexport const lazy = 1;\n");
  writeFileSync(join(folder, 'main.ts'), "void import('./lazy');\n");
  const release = '1.0.0-a';
  const base = preset({
    unit: 'trial',
    dir: join(ROOT, 'host'),
    outputDir,
    release,
    mode: 'production',
  });
  await runWebpack({
    ...base,
    cache: false,
    entry: { main: join(folder, 'main.ts') },
    plugins: [...(base.plugins ?? []), new IntegrityPlugin('main.js')],
  });
  const main = readFileSync(join(outputDir, 'main.js'), 'utf8');
  const lazyFiles = readdirSync(outputDir).filter(
    (name) => /\.(js|css)$/.test(name) && name !== 'main.js',
  );
  expect(lazyFiles.map((name) => name.split('.').at(-1)).sort()).toEqual(['css', 'js']);
  for (const name of lazyFiles) {
    expect(main).toContain(`"${name}":"${integrityOf(readFileSync(join(outputDir, name)))}"`);
  }
  expect(main.match(/\.integrity=/g)).toHaveLength(2);
});
