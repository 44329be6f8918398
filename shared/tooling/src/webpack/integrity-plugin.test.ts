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

test('a script and a style that come later are loaded under the hash that they were built with', async () => {
  const outputDir = join(folder, 'out');
  writeFileSync(join(folder, 'late.css'), 'main { color: teal }');
  writeFileSync(join(folder, 'late.ts'), "import './late.css';\nexport const late = 1;\n");
  writeFileSync(join(folder, 'main.ts'), "void import('./late');\n");
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
  const later = readdirSync(outputDir).filter(
    (name) => /\.(js|css)$/.test(name) && name !== 'main.js',
  );
  expect(later.map((name) => name.split('.').at(-1)).sort()).toEqual(['css', 'js']);
  for (const name of later) {
    expect(main).toContain(`"${name}":"${integrityOf(readFileSync(join(outputDir, name)))}"`);
  }
  expect(main.match(/\.integrity=/g)).toHaveLength(2);
});
