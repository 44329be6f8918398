import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../release/project';
import { lintIn, type Diagnostic } from './lint-in';
import { violations } from './testing/violations';

let root: string;
let diagnostics: Diagnostic[];

/** All violations are written to one folder, so that the linter starts once. */
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan rules ')));
  for (const [index, { content, ...location }] of violations.entries()) {
    const file = join(root, pathOf(index, location));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const [folder, layer] of [
    ['remote-explore', 'remote'],
    ['api', 'api'],
  ] as const) {
    const manifest = { name: folder, sopaan: { layer } };
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  }
  diagnostics = await lintIn(root, ['.']);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const pathOf = (index: number, { folder = 'remote-explore/src', extension = 'tsx' }) =>
  `${folder}/violation-${String(index)}.${extension}`;

test.each(violations.map((violation, index) => ({ ...violation, index })))(
  '$rule rejects $content',
  ({ rule, index, ...location }) => {
    const file = pathOf(index, location);
    const foundRules = diagnostics
      .filter((diagnostic) => diagnostic.file === file)
      .map((diagnostic) => diagnostic.rule);
    expect(foundRules).toContainEqual(expect.stringContaining(`(${rule.replace(/^.*\//, '')})`));
  },
);

test('every enabled rule has an example that violates it', () => {
  const config: unknown = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
  const enabled = JSON.stringify(config).match(/"[a-z0-9/-]+":(?=\["error"|"error")/g) ?? [];
  const names = new Set(enabled.map((text) => text.slice(1, -2)));
  expect([...names].sort()).toEqual([...new Set(violations.map(({ rule }) => rule))].sort());
});
