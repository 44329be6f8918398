import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { object } from 'yup';
import { BUILD_PACKAGES } from '../webpack/build-packages';
import { packageOf } from '../webpack/shared-libraries';
import { ROOT, inputsOf, units } from './project';
import { releaseHash } from './release-hash';

const folder = (dependencies: Record<string, string>) => ({
  dependencies: Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, { specifier: '*', version }]),
  ),
});
const lock = {
  importers: {
    'remote-chess': folder({ editor: '1.0.0(react@19.0.0)', '@sopaan/ui': 'link:../shared/ui' }),
    'remote-music': folder({ '@sopaan/ui': 'link:../shared/ui' }),
    'shared/ui': folder({ slider: '2.0.0' }),
    'shared/tooling': folder({ webpack: '5.0.0', jest: '30.0.0' }),
  },
  packages: {
    'editor@1.0.0': { resolution: { integrity: 'sha512-editor' } },
    'grammar@1.1.0': { resolution: { integrity: 'sha512-grammar' } },
    'jest@30.0.0': { resolution: { integrity: 'sha512-jest' } },
    'slider@2.0.0': { resolution: { integrity: 'sha512-slider' } },
    'webpack@5.0.0': { resolution: { integrity: 'sha512-webpack' } },
  },
  snapshots: {
    'editor@1.0.0(react@19.0.0)': { dependencies: { grammar: '1.1.0' } },
    'grammar@1.1.0': {},
    'jest@30.0.0': {},
    'slider@2.0.0': {},
    'webpack@5.0.0': {},
  },
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan-release-hash-'));
  for (const name of ['chess', 'music'])
    mkdirSync(join(root, `remote-${name}`, 'src'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The hashes of both remotes with a changed lock file. JSON is YAML. */
function hashes(from = '', to = ''): string[] {
  writeFileSync(join(root, 'pnpm-lock.yaml'), JSON.stringify(lock).replaceAll(from, to));
  return ['chess', 'music'].map((name) =>
    releaseHash({ name, dir: join(root, `remote-${name}`) }, 'production', root),
  );
}

test.each([
  ['a library of one remote', 'editor', '1.0.0', [true, false]],
  ['a dependency of that library', 'grammar', '1.1.0', [true, false]],
  ['a library of a shared package', 'slider', '2.0.0', [true, true]],
  ['a build tool', 'webpack', '5.0.0', [true, true]],
  ['a test tool', 'jest', '30.0.0', [false, false]],
])(
  '[P8] a release name depends on the packages of its own unit in the lock file only: %s',
  (_what, name, version, changed) => {
    const before = hashes();
    const newVersion = hashes(version, '99.0.0');
    const newContent = hashes(`sha512-${name}`, 'sha512-other');
    for (const after of [newVersion, newContent]) {
      expect(after.map((hash, index) => hash !== before[index])).toEqual(changed);
    }
  },
);

test('all packages that the build imports are build packages', () => {
  const folders = ['src/webpack', 'src/webpack/federation', 'browser'].map((path) =>
    join(ROOT, 'shared/tooling', path),
  );
  const imported = folders
    .flatMap((path) =>
      readdirSync(path)
        .filter((name) => /(?<!\.test)\.(ts|js|cjs)$/.test(name))
        .map((name) => readFileSync(join(path, name), 'utf8')),
    )
    .flatMap((code) => [...code.matchAll(/(?:\bfrom |require(?:\.resolve)?\()'([^'.][^']*)'/g)])
    .map(([, name = '']) => packageOf(name))
    // `@module-federation/enhanced` brings the runtime.
    .filter((name) => !/^(?:node:|@sopaan\/|@module-federation\/)/.test(name));
  expect([...new Set(imported)].filter((name) => !BUILD_PACKAGES.includes(name))).toEqual([]);
});

const packageSchema = object({ dependencies: object().required() });

/** The packages of `shared/` that the package at `folder` uses at run time. */
function sharedDependencies(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const { dependencies } = packageSchema.validateSync(manifest);
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@sopaan/'))
    .map((name) => name.replace('@sopaan/', 'shared/'));
}

// The server of the host is not part of its release.
const SERVER_PACKAGES = ['shared/http'];

test.each(units())(
  '[P8] the release name of $name depends on each shared package that the unit uses',
  (unit) => {
    const inputs = inputsOf(unit);
    const used = sharedDependencies(unit.dir.slice(ROOT.length + 1)).filter(
      (folder) => !SERVER_PACKAGES.includes(folder),
    );
    expect(used).not.toEqual([]);
    expect(inputs).toEqual(expect.arrayContaining(used.map((folder) => `${folder}/src`)));
  },
);
