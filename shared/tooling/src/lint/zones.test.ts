import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lintIn, type Diagnostic } from './lint-in';

const LAYERS = {
  'remote-explore': 'remote',
  'remote-learn': 'remote',
  host: 'host',
  api: 'api',
  'shared/http': 'http',
  'shared/ui': 'ui',
  'shared/session': 'session',
  'shared/schemas': 'schemas',
};

const imports = (name: string, path: string) =>
  `import { ${name} } from '${path}';\nvoid ${name};\n`;

const card = 'remote-explore/src/features/courses/card.tsx';
const screen = 'remote-explore/src/screens/course.screen.tsx';
const page = '../../host/src/layouts/page';
const upwardsMessage = 'from a layer above it';
const noHostMessage = 'remote may not import host';

/** A file, its content, and the expected message of the linter. */
const cases: ReadonlyArray<[title: string, file: string, content: string, message?: string]> = [
  [
    'a feature may not import another feature',
    'remote-explore/src/features/courses/components/card.tsx',
    imports('jobQuery', '../../jobs/api/get-job'),
    'Features must not import each other',
  ],
  [
    'the zones apply to every feature folder',
    'remote-explore/src/features/mentors/card.tsx',
    imports('courseQuery', '../courses/api/get-course'),
    'Features must not import each other',
  ],
  [
    'a feature may not import a screen',
    card,
    imports('Component', '../../screens/home.screen'),
    upwardsMessage,
  ],
  [
    'a feature may not import the remote',
    'remote-explore/src/features/jobs/a.ts',
    imports('remote', '../../remote'),
    upwardsMessage,
  ],
  [
    'a screen may import features',
    screen,
    imports('courseQuery', '../features/courses/api/get-course') +
      imports('jobQuery', '../features/jobs/api/get-job'),
  ],
  [
    'a screen may not import the remote',
    'remote-explore/src/screens/a.ts',
    imports('remote', '../remote'),
    'A screen must not import the remote',
  ],
  [
    'a remote may not import the host',
    'remote-explore/src/screens/b.ts',
    imports('page', '../../../host/src/layouts/page'),
    noHostMessage,
  ],
  [
    'a remote may not import another remote',
    'remote-explore/src/screens/c.ts',
    imports('quiz', '../../../remote-learn/src/features/quiz/quiz'),
    'remote may not import remote',
  ],
  [
    'a remote may not import the API',
    'remote-explore/src/screens/d.ts',
    imports('app', '../../../api/src/app'),
    'remote may not import api',
  ],
  [
    'a type import counts as an import',
    'remote-learn/src/a.ts',
    `export type A = import('${page}').A;\n`,
    noHostMessage,
  ],
  [
    'a dynamic import counts as an import',
    'remote-learn/src/b.ts',
    `export const a = () => import('${page}');\n`,
    noHostMessage,
  ],
  [
    'a re-export counts as an import',
    'remote-learn/src/c.ts',
    `export { page } from '${page}';\n`,
    noHostMessage,
  ],
  [
    'require() counts as an import',
    'remote-learn/src/d.ts',
    `export const a = require('${page}');\n`,
    noHostMessage,
  ],
  [
    'an import by package name counts as an import',
    'remote-learn/src/e.ts',
    imports('page', 'host/layouts/page'),
    noHostMessage,
  ],
  [
    'the server of the host may use server packages',
    'host/server/a.ts',
    imports('escapeHtml', '../../shared/http/src/escape-html'),
  ],
  [
    'the pages of the host may not use server packages',
    'host/src/a.ts',
    imports('escapeHtml', '../../shared/http/src/escape-html'),
    'Browser code must not import server packages',
  ],
  [
    'the pages of the host may not import its server',
    'host/src/b.ts',
    imports('edge', '../server/edge'),
    'Browser code and server code of a package must not import each other',
  ],
  [
    'ui may not import session',
    'shared/ui/src/a.ts',
    imports('store', '../../session/src/store'),
    'ui may not import session',
  ],
  ['ui may import schemas', 'shared/ui/src/b.ts', imports('course', '../../schemas/src/course')],
  [
    'a remote may import MUI only through ui',
    'remote-learn/src/f.ts',
    imports('a', '@mui/material/Button'),
    'MUI comes through',
  ],
  [
    'a remote may import formik only through ui',
    'remote-learn/src/g.ts',
    imports('useFormik', 'formik'),
    'Forms come through',
  ],
  [
    'a remote may not import notistack',
    'remote-learn/src/h.ts',
    imports('useSnackbar', 'notistack'),
    "Publish 'toast:requested'",
  ],
  [
    'ui may import MUI and formik',
    'shared/ui/src/c.ts',
    imports('a', '@mui/material/Button') + imports('useFormik', 'formik'),
  ],
  [
    'ui may not import notistack',
    'shared/ui/src/d.ts',
    imports('useSnackbar', 'notistack'),
    "Publish 'toast:requested'",
  ],
  [
    'the toasts folder of the host may import notistack',
    'host/src/toasts/a.ts',
    imports('useSnackbar', 'notistack'),
  ],
  [
    'the host may import MUI only through ui',
    'host/src/c.ts',
    imports('a', '@mui/material/Button'),
    'MUI comes through',
  ],
  ['the host may import Emotion', 'host/src/d.ts', imports('a', '@emotion/react')],
  ['remote.ts may have a default export', 'remote-learn/src/remote.ts', 'export default 1;\n'],
  ['as const is allowed', 'host/src/e.ts', "export const a = ['x'] as const;\n"],
];

let root: string;
let diagnostics: Diagnostic[];

/** All cases are written to one folder, so that the linter starts once. */
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan zones ')));
  for (const [folder, layer] of Object.entries(LAYERS)) {
    write(`${folder}/package.json`, JSON.stringify({ name: folder, sopaan: { layer } }));
  }
  for (const [, file, content] of cases) write(file, content);
  diagnostics = await lintIn(root, ['.']);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test.each(cases.map(([title, file, , expected]) => ({ title, file, expected })))(
  '$title',
  ({ file, expected }) => {
    const messages = diagnostics.filter((one) => one.file === file).map(({ message }) => message);
    expect(messages).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
  },
);
