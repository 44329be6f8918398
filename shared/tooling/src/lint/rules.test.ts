import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../release/project';
import { lintIn, type Diagnostic } from './lint-in';
import { violations } from './violations.fixture';

let root: string;
let complaints: Diagnostic[];

/** All mistakes are planted in one project, so that the linter starts once. */
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan rules ')));
  for (const [index, { content, ...place }] of violations.entries()) {
    const file = join(root, fileOf(index, place));
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
  complaints = await lintIn(root, ['.']);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const fileOf = (index: number, { folder = 'remote-explore/src', ending = 'tsx' }) =>
  `${folder}/planted-${String(index)}.${ending}`;

test.each(violations.map((plant, index) => ({ ...plant, index })))(
  '$rule refuses $content',
  ({ rule, index, ...place }) => {
    const file = fileOf(index, place);
    const found = complaints.filter((one) => one.file === file).map((one) => one.rule);
    expect(found).toContainEqual(expect.stringContaining(`(${rule.replace(/^.*\//, '')})`));
  },
);

test('a mistake is violations for every rule that is on', () => {
  const config: unknown = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'));
  const on = JSON.stringify(config).match(/"[a-z0-9/-]+":(?=\["error"|"error")/g) ?? [];
  const names = new Set(on.map((text) => text.slice(1, -2)));
  expect([...names].sort()).toEqual([...new Set(violations.map(({ rule }) => rule))].sort());
});
