import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { houseRules } from './config.js';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sopaan zones ')));
  for (const [folder, layer] of [
    ['remote-explore', 'remote'],
    ['remote-learn', 'remote'],
    ['host', 'host'],
    ['api', 'api'],
    ['shared/http', 'http'],
    ['shared/ui', 'ui'],
    ['shared/session', 'session'],
    ['shared/schemas', 'schemas'],
  ] as const) {
    write(`${folder}/package.json`, JSON.stringify({ name: folder, sopaan: { layer } }));
  }
  write('remote-explore/src/features/courses/api/get-course.ts', 'export const courseQuery = 1;');
  write('remote-explore/src/features/jobs/api/get-job.ts', 'export const jobQuery = 1;');
  write('remote-explore/src/screens/home.screen.tsx', 'export const Component = 1;');
  write('remote-learn/src/features/quiz/quiz.ts', 'export const quiz = 1;');
  write('host/src/layouts/page.tsx', 'export const page = 1;');
  write('host/server/edge.ts', 'export const edge = 1;');
  write('shared/http/src/escape-html.ts', 'export const escapeHtml = 1;');
  write('api/src/app.ts', 'export const app = 1;');
  write('shared/session/src/store.ts', 'export const store = 1;');
  write('shared/schemas/src/course.ts', 'export const course = 1;');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

async function problems(file: string, content: string): Promise<string[]> {
  write(file, content);
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: houseRules(root),
  });
  const [result] = await eslint.lintFiles([file]);
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parse'}: ${message}`);
}

const imports = (name: string, path: string) =>
  `import { ${name} } from '${path}';\nvoid ${name};\n`;

test('a feature may not import another feature', async () => {
  const found = await problems(
    'remote-explore/src/features/courses/components/card.tsx',
    imports('jobQuery', '../../jobs/api/get-job'),
  );
  expect(found).toEqual([expect.stringContaining('Features never import each other')]);
});

test('a feature made today is guarded today', async () => {
  const found = await problems(
    'remote-explore/src/features/mentors/card.tsx',
    imports('courseQuery', '../courses/api/get-course'),
  );
  expect(found).toEqual([expect.stringContaining('Features never import each other')]);
});

test('a feature may not import a screen, a screen may import features', async () => {
  const upwards = await problems(
    'remote-explore/src/features/courses/card.tsx',
    imports('Component', '../../screens/home.screen'),
  );
  expect(upwards).toEqual([expect.stringContaining('what stands above it')]);
  const downwards = await problems(
    'remote-explore/src/screens/course.screen.tsx',
    imports('courseQuery', '../features/courses/api/get-course') +
      imports('jobQuery', '../features/jobs/api/get-job'),
  );
  expect(downwards).toEqual([]);
});

test.each([
  ['the host', 'page', '../../../host/src/layouts/page'],
  ['another remote', 'quiz', '../../../remote-learn/src/features/quiz/quiz'],
  ['the API', 'app', '../../../api/src/app'],
])('a remote may not import %s', async (_what, name, path) => {
  const found = await problems('remote-explore/src/screens/x.screen.tsx', imports(name, path));
  expect(found).toEqual([expect.stringContaining('remote may not import')]);
});

test('the host may use what servers share in its server, not in its pages', async () => {
  const line = imports('escapeHtml', '../../shared/http/src/escape-html');
  expect(await problems('host/server/a.ts', line)).toEqual([]);
  expect(await problems('host/src/a.ts', line)).toEqual([
    expect.stringContaining('Browser code does not import what servers share'),
  ]);
});

test('ui may not ask the session, but may know a schema', async () => {
  const asked = await problems('shared/ui/src/a.ts', imports('store', '../../session/src/store'));
  expect(asked).toEqual([expect.stringContaining('ui may not import session')]);
  const told = await problems('shared/ui/src/b.ts', imports('course', '../../schemas/src/course'));
  expect(told).toEqual([]);
});

test.each([
  ['MUI', "import Button from '@mui/material/Button';\nvoid Button;\n", 'MUI comes through'],
  ['formik', imports('useFormik', 'formik'), 'Forms come through'],
  ['notistack', imports('useSnackbar', 'notistack'), "Publish 'toast:requested'"],
  ['export *', "export * from './home.screen';\n", 'Name what is exported'],
  ['a default export', 'const a = 1;\nexport default a;\n', 'Use a named export'],
  ['any', 'export const a: any = 1;\n', 'Unexpected any'],
  ['a type assertion', 'export const a = 1 as unknown;\n', 'Do not use any type assertions'],
  ['a skipped test', "test.skip('a', () => undefined);\n", 'Every test runs'],
])('%s is refused in a remote', async (_what, content, message) => {
  const found = await problems('remote-explore/src/screens/y.screen.tsx', content);
  expect(found.join('\n')).toContain(message);
});

test('as const is welcome', async () => {
  expect(await problems('host/src/a.ts', "export const a = ['x'] as const;\n")).toEqual([]);
});
