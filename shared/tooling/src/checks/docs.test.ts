import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docs } from './docs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sopaan docs '));
  mkdirSync(join(root, 'docs/decisions'), { recursive: true });
  mkdirSync(join(root, 'host/src/router'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { start: '', check: '' } }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function problems(text: string) {
  writeFileSync(join(root, 'README.md'), text);
  return docs.run({ root, write: false });
}

test('accepts commands, paths and links that exist', () => {
  const text =
    'Run `npm start` or `npm run check`. See `host/src/{router}` and [more](docs/decisions). ' +
    'Builds go to `host/dist/releases`; `remote-<name>/src` is a pattern.';
  expect(problems(text)).toEqual([]);
});

test('reports a command that does not exist', () => {
  expect(problems('npm run deploy')).toEqual(['README.md: no such command: npm run deploy']);
});

test('reports a path and a link that do not exist', () => {
  expect(problems('`host/src/routes` and [more](docs/more.md#part)')).toEqual([
    'README.md: broken link: docs/more.md',
    'README.md: no such path: host/src/routes',
  ]);
});

test('reports paths of every package, and those of a package in its README', () => {
  mkdirSync(join(root, 'runner/src'), { recursive: true });
  const text = '`src/server.ts`, `src/<domain>`, `runner/src`';
  writeFileSync(join(root, 'runner/README.md'), text);
  expect(problems('`runner/src` and `runner/src/queue`; in a remote, `src/remote.ts`')).toEqual([
    'README.md: no such path: runner/src/queue',
    'runner/README.md: no such path: runner/src/server.ts',
  ]);
});

test('reads the documents in docs and the README of each package', () => {
  writeFileSync(join(root, 'docs/operations.md'), 'npm run deploy');
  writeFileSync(join(root, 'host/README.md'), 'npm run deploy');
  writeFileSync(join(root, 'host/report.md'), 'npm run deploy');
  expect(problems('')).toEqual([
    'docs/operations.md: no such command: npm run deploy',
    'host/README.md: no such command: npm run deploy',
  ]);
});

describe('decision records', () => {
  const add = (name: string, title: string) =>
    writeFileSync(join(root, 'docs/decisions', name), `# ${title}\n`);
  const writeIndex = (text: string) => writeFileSync(join(root, 'docs/decisions/README.md'), text);

  test('reports a number that is used twice', () => {
    add('0001-one.md', '0001 One');
    add('0001-two.md', '0001 Two');
    writeIndex('[One](0001-one.md) [Two](0001-two.md)');
    expect(problems('')).toEqual([expect.stringContaining('number 0001 is already used by')]);
  });

  test('reports records that the index does not list with their titles', () => {
    add('0001-one.md', '0001 One');
    add('0002-two.md', '0002 Two');
    expect(problems('')).toEqual([
      'docs/decisions/0001-one.md: docs/decisions/README.md does not list it as [One](0001-one.md)',
      'docs/decisions/0002-two.md: docs/decisions/README.md does not list it as [Two](0002-two.md)',
    ]);
    writeIndex('| 0001 | [One](0001-one.md) |\n| 0002 | [Three](0002-two.md) |');
    expect(problems('')).toEqual([expect.stringContaining('[Two](0002-two.md)')]);
  });
});

describe('settings', () => {
  const rows = (...names: string[]) => names.map((name) => `| \`${name}\` | none | Text. |`);
  const document = (...lines: string[]) =>
    writeFileSync(join(root, 'docs/configuration.md'), lines.join('\n'));

  beforeEach(() => {
    const settings = [
      'export const schema = object({',
      '  PORT: number().default(3000),',
      "  LOG_LEVEL: mixed<'info'>(),",
      '});',
      'interface Values {',
      '  S3_REGION: string;',
      '}',
    ];
    writeFileSync(join(root, 'host/src/settings.ts'), settings.join('\n'));
    writeFileSync(
      join(root, 'host/src/settings-mail.ts'),
      'const fields = {\n  SMTP_URL: url(),\n};',
    );
    writeFileSync(join(root, 'host/src/tool.mjs'), "process.env.DEBUG + environment['NO_COLOR']");
    writeFileSync(join(root, 'host/src/settings.test.ts'), 'process.env.ONLY_IN_TEST');
  });

  test('accepts a table with every setting', () => {
    document(...rows('PORT', 'LOG_LEVEL', 'SMTP_URL', 'DEBUG', 'NO_COLOR'));
    expect(problems('')).toEqual([]);
  });

  test('reports settings that are not in a table', () => {
    document(...rows('PORT'), 'The text names `SMTP_URL`.');
    expect(problems('')).toEqual([
      'host/src/settings-mail.ts: SMTP_URL is missing in a table of docs/configuration.md',
      'host/src/settings.ts: LOG_LEVEL is missing in a table of docs/configuration.md',
    ]);
  });

  test('reports settings that do not exist', () => {
    document(...rows('PORT', 'LOG_LEVEL', 'SMTP_URL', 'HOSTNAME', 'ONLY_IN_TEST'));
    expect(problems('')).toEqual([
      'docs/configuration.md: no such setting: HOSTNAME',
      'docs/configuration.md: no such setting: ONLY_IN_TEST',
    ]);
  });
});
