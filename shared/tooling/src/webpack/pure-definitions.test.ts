import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../release/project';
import { runWebpack } from '../release/run-webpack';
import { preset } from './preset';

let folder: string;

beforeEach(() => {
  mkdirSync(join(ROOT, 'var'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'var', 'definitions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, ...lines: string[]): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

test('an unused schema is left out, with the modules that only it imports', async () => {
  write('define.ts', 'export const define = (name: string) => ({ name: globalThis.name + name });');
  const definitions = [
    "import { define } from '../../../define';",
    "import { imported } from './imported';",
    "export const used = define('definition in use');",
    "export const unused = define('unused definition').name.concat(imported.name);",
  ];
  write('shared/schemas/src/definitions.ts', ...definitions);
  write(
    'shared/schemas/src/imported.ts',
    "import { define } from '../../../define';",
    "export const imported = define('imported definition');",
  );
  write(
    'main.ts',
    "import { used } from './shared/schemas/src/definitions';",
    'console.log(used);',
  );
  const outputDir = join(folder, 'out');
  const base = preset({
    unit: 'trial',
    dir: join(ROOT, 'host'),
    outputDir,
    release: '1.0.0-a',
    mode: 'production',
  });
  await runWebpack({ ...base, cache: false, entry: { main: join(folder, 'main.ts') } });
  const code = readFileSync(join(outputDir, 'main.js'), 'utf8');
  expect(code).toContain('definition in use');
  expect(code).not.toContain('unused definition');
  expect(code).not.toContain('imported definition');
});
