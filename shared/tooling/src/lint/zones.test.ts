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
const upwards = 'what stands above it';
const noHost = 'remote may not import host';

/** A file, what stands in it, and what the linter says of that. */
const cases: ReadonlyArray<[title: string, file: string, content: string, says?: string]> = [
  [
    'a feature may not import another feature',
    'remote-explore/src/features/courses/components/card.tsx',
    imports('jobQuery', '../../jobs/api/get-job'),
    'Features never import each other',
  ],
  [
    'a feature made today is guarded today',
    'remote-explore/src/features/mentors/card.tsx',
    imports('courseQuery', '../courses/api/get-course'),
    'Features never import each other',
  ],
  [
    'a feature may not import a screen',
    card,
    imports('Component', '../../screens/home.screen'),
    upwards,
  ],
  [
    'a feature may not import the remote',
    'remote-explore/src/features/jobs/a.ts',
    imports('remote', '../../remote'),
    upwards,
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
    'A screen does not import the remote',
  ],
  [
    'a remote may not import the host',
    'remote-explore/src/screens/b.ts',
    imports('page', '../../../host/src/layouts/page'),
    noHost,
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
    'a type is an import',
    'remote-learn/src/a.ts',
    `export type A = import('${page}').A;\n`,
    noHost,
  ],
  [
    'what is loaded later is an import',
    'remote-learn/src/b.ts',
    `export const a = () => import('${page}');\n`,
    noHost,
  ],
  [
    'what is passed on is an import',
    'remote-learn/src/c.ts',
    `export { page } from '${page}';\n`,
    noHost,
  ],
  [
    'what is required is an import',
    'remote-learn/src/d.ts',
    `export const a = require('${page}');\n`,
    noHost,
  ],
  [
    'what is named by its package is an import',
    'remote-learn/src/e.ts',
    imports('page', 'host/layouts/page'),
    noHost,
  ],
  [
    'the host may use what servers share in its server',
    'host/server/a.ts',
    imports('escapeHtml', '../../shared/http/src/escape-html'),
  ],
  [
    'the host may not use what servers share in its pages',
    'host/src/a.ts',
    imports('escapeHtml', '../../shared/http/src/escape-html'),
    'Browser code does not import what servers share',
  ],
  [
    'the pages of the host may not import its server',
    'host/src/b.ts',
    imports('edge', '../server/edge'),
    'Browser code and server code of a package do not import each other',
  ],
  [
    'ui may not ask the session',
    'shared/ui/src/a.ts',
    imports('store', '../../session/src/store'),
    'ui may not import session',
  ],
  ['ui may know a schema', 'shared/ui/src/b.ts', imports('course', '../../schemas/src/course')],
  [
    'a remote has MUI through ui',
    'remote-learn/src/f.ts',
    imports('a', '@mui/material/Button'),
    'MUI comes through',
  ],
  [
    'a remote has formik through ui',
    'remote-learn/src/g.ts',
    imports('useFormik', 'formik'),
    'Forms come through',
  ],
  [
    'a remote asks for toasts on the bus',
    'remote-learn/src/h.ts',
    imports('useSnackbar', 'notistack'),
    "Publish 'toast:requested'",
  ],
  [
    'ui may use its libraries',
    'shared/ui/src/c.ts',
    imports('a', '@mui/material/Button') + imports('useFormik', 'formik'),
  ],
  [
    'ui may not show toasts',
    'shared/ui/src/d.ts',
    imports('useSnackbar', 'notistack'),
    "Publish 'toast:requested'",
  ],
  [
    'the host shows toasts in one folder',
    'host/src/toasts/a.ts',
    imports('useSnackbar', 'notistack'),
  ],
  [
    'the host has MUI through ui',
    'host/src/c.ts',
    imports('a', '@mui/material/Button'),
    'MUI comes through',
  ],
  ['the host may use Emotion', 'host/src/d.ts', imports('a', '@emotion/react')],
  ['remote.ts may have a default export', 'remote-learn/src/remote.ts', 'export default 1;\n'],
  ['as const is welcome', 'host/src/e.ts', "export const a = ['x'] as const;\n"],
];

let root: string;
let complaints: Diagnostic[];

/** All cases stand in one project, so that the linter starts once. */
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan zones ')));
  for (const [folder, layer] of Object.entries(LAYERS)) {
    write(`${folder}/package.json`, JSON.stringify({ name: folder, sopaan: { layer } }));
  }
  for (const [, file, content] of cases) write(file, content);
  complaints = await lintIn(root, ['.']);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test.each(cases.map(([title, file, , says]) => ({ title, file, says })))(
  '$title',
  ({ file, says }) => {
    const found = complaints.filter((one) => one.file === file).map(({ message }) => message);
    expect(found).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
  },
);
