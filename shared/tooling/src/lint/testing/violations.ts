/** For each lint rule, code that violates it. */
export interface Violation {
  rule: string;
  content: string;
  folder?: string;
  /** Default: `tsx`. */
  extension?: string;
}

const jsx = (rule: string, markup: string): Violation => ({
  rule: `jsx-a11y/${rule}`,
  content: `export const Violation = () => ${markup};\n`,
});

const hook = (rule: string, body: string): Violation => ({
  rule: `react/${rule}`,
  content: `import { useEffect, useState } from 'react';\nexport function Violation({ a }: { a: number }) {\n${body}\n}\nvoid useEffect;\nvoid useState;\n`,
});

const ts = (rule: string, content: string): Violation => ({ rule, content, extension: 'ts' });

const js = (rule: string, content: string): Violation => ({ rule, content, extension: 'cjs' });

export const violations: readonly Violation[] = [
  js('eqeqeq', 'module.exports = (a) => a == 1;\n'),
  js('max-lines', 'void 0;\n'.repeat(251)),
  js('no-debugger', 'debugger;\n'),
  js('no-eval', 'eval("1");\n'),
  js('no-var', 'var a = 1;\nvoid a;\n'),
  js('prefer-const', 'let a = 1;\nvoid a;\n'),

  ts('import/no-duplicates', "import { a } from './a';\nimport { b } from './a';\nvoid [a, b];\n"),
  ts(
    'import/no-duplicates',
    "import { a } from './a';\nimport type { B } from './a';\nexport const b: B = a;\n",
  ),
  ts('no-unused-expressions', 'export const a = 1;\na;\n'),
  ts('no-unused-expressions', 'export const a = (b?: () => void) => {\n  b && b();\n};\n'),
  ts('no-unused-vars', 'const a = 1;\n'),
  ts('no-unused-vars', 'const _a = 1;\n'),
  ts('no-unused-vars', 'export const f = (a: number, _b: number) => a;\n'),
  ts(
    'no-unused-vars',
    'export const f = () => {\n  try {\n    f();\n  } catch (error) {\n    f();\n  }\n};\n',
  ),
  ts('no-unused-vars', "import { a } from './a';\n"),
  ts('no-unused-vars', 'type A = 1;\n'),
  ts('typescript/ban-ts-comment', '// @ts-ignore\nexport const a = 1;\n'),
  ts('typescript/ban-ts-comment', '// @ts-nocheck\nexport const a = 1;\n'),
  ts('typescript/ban-ts-comment', '// @ts-expect-error\nexport const a = 1;\n'),
  ts('typescript/consistent-type-assertions', 'export const a = 1 as unknown;\n'),
  ts('typescript/consistent-type-assertions', 'export const a = <unknown>1;\n'),
  ts('typescript/consistent-type-imports', "import { A } from './a';\nexport const a: A = 1;\n"),
  ts('typescript/consistent-type-imports', "import { A, b } from './a';\nexport const a: A = b;\n"),
  ts('typescript/no-empty-object-type', 'export const a: {} = 1;\n'),
  ts('typescript/no-empty-object-type', 'export interface A {}\n'),
  ts('typescript/no-explicit-any', 'export const a: any = 1;\n'),
  ts('typescript/no-non-null-assertion', 'export const a = (b?: { c: 1 }) => b!.c;\n'),

  hook('exhaustive-deps', '  useEffect(() => console.log(a), []);\n  return null;'),
  hook('purity', '  return <p>{a + Math.random()}</p>;'),
  hook('purity', '  const now = Date.now();\n  return <p>{a + now}</p>;'),
  hook('rules-of-hooks', '  if (a) useState(1);\n  return null;'),
  hook('rules-of-hooks', '  return [1].map(() => useState(a));'),
  hook('set-state-in-render', '  const [b, setB] = useState(1);\n  setB(a);\n  return <p>{b}</p>;'),
  hook('static-components', '  const Inner = () => <p>{a}</p>;\n  return <Inner />;'),

  jsx('alt-text', '<img src="/a.png" />'),
  jsx('anchor-has-content', '<a href="/a" />'),
  jsx('anchor-is-valid', '<a href="#">a</a>'),
  jsx('anchor-is-valid', '<a>a</a>'),
  jsx('aria-activedescendant-has-tabindex', '<div aria-activedescendant="a" />'),
  jsx('aria-props', '<p aria-labeledby="a">a</p>'),
  jsx('aria-proptypes', '<p aria-hidden="yes">a</p>'),
  jsx('aria-role', '<p role="nothing">a</p>'),
  jsx('aria-role', '<p role="range">a</p>'),
  jsx('aria-unsupported-elements', '<meta aria-hidden="true" />'),
  jsx('autocomplete-valid', '<input type="text" autoComplete="foo" />'),
  jsx('click-events-have-key-events', '<div role="button" onClick={() => undefined} />'),
  jsx('heading-has-content', '<h1 />'),
  jsx('html-has-lang', '<html />'),
  jsx('iframe-has-title', '<iframe src="/a" />'),
  jsx('img-redundant-alt', '<img src="/a.png" alt="Photo of a" />'),
  jsx('interactive-supports-focus', '<span role="button" onClick={() => 1} onKeyDown={() => 1} />'),
  jsx('label-has-associated-control', '<label>a</label>'),
  jsx('media-has-caption', '<video src="/a.mp4" />'),
  jsx('mouse-events-have-key-events', '<div onMouseOver={() => undefined} />'),
  jsx('no-access-key', '<button accessKey="a">a</button>'),
  jsx('no-autofocus', '<input autoFocus />'),
  jsx('no-distracting-elements', '<marquee />'),
  jsx('no-interactive-element-to-noninteractive-role', '<button role="img">a</button>'),
  jsx('no-noninteractive-element-interactions', '<li onClick={() => 1} onKeyDown={() => 1}>a</li>'),
  jsx('no-noninteractive-element-to-interactive-role', '<h1 role="button">a</h1>'),
  jsx('no-noninteractive-tabindex', '<p tabIndex={0}>a</p>'),
  jsx('no-redundant-roles', '<button role="button">a</button>'),
  jsx('no-static-element-interactions', '<div onClick={() => 1} onKeyDown={() => 1} />'),
  jsx('role-has-required-aria-props', '<div role="checkbox" tabIndex={0} />'),
  jsx('role-supports-aria-props', '<ul aria-checked="true" />'),
  jsx('scope', '<div scope="col" />'),
  jsx('tabindex-no-positive', '<button tabIndex={5}>a</button>'),

  ts('sopaan/no-default-export', 'const a = 1;\nexport default a;\n'),
  ts('sopaan/no-default-export', 'const a = 1;\nexport { a as default };\n'),
  ts('sopaan/no-default-export', "export { default } from './a';\n"),
  ts('sopaan/no-directive', 'export const a = 1; // eslint-disable-line\n'),
  ts('sopaan/no-directive', '/* oxlint-disable no-var */\nexport const a = 1;\n'),
  ts('sopaan/no-export-star', "export * from './a';\n"),
  ts('sopaan/no-export-star', "export * as a from './a';\n"),
  ts('sopaan/no-skipped-test', "test.skip('a', () => undefined);\n"),
  ts('sopaan/no-skipped-test', "describe.only('a', () => undefined);\n"),
  ts('sopaan/no-skipped-test', "it.todo('a');\n"),
  ts('sopaan/no-skipped-test', "test.fixme('a', () => undefined);\n"),
  ts('sopaan/no-snapshot', 'expect(1).toMatchSnapshot();\n'),
  ts('sopaan/no-snapshot', 'expect(1).toMatchInlineSnapshot(`1`);\n'),
  ts('sopaan/import-zones', "import { app } from '../../api/src/app';\nvoid app;\n"),

  ...[
    '@mui/material/Button',
    '@emotion/react',
    'formik',
    'keen-slider',
    'keen-slider/react',
    'notistack',
    'react-router',
    'react-router/dom',
    'webpack/lib/Compiler.js',
    'monaco-editor',
    'monaco-editor/editor/editor.api.js',
  ].map((library) => ts('no-restricted-imports', `import { a } from '${library}';\nvoid a;\n`)),
  ts('no-restricted-imports', "export { a } from 'formik';\n"),
  ts('no-restricted-imports', "import { container } from 'webpack';\nvoid container;\n"),
  ts('no-restricted-imports', "export { sharing as a } from 'webpack';\n"),
  ts('no-restricted-properties', "import webpack from 'webpack';\nnew webpack.container.A();\n"),
  ts(
    'no-restricted-properties',
    "import webpack from 'webpack';\nexport const { sharing } = webpack;\n",
  ),
  // Folders for which .oxlintrc.json replaces the list of restricted imports.
  ...[
    'host/src',
    'host/src/toasts',
    'remote-practice/src/features/editor/monaco',
    'shared/ui/src',
  ].map((folder) => ({
    ...ts('no-restricted-imports', "export type { A } from 'react-router';\n"),
    folder,
  })),
  ...['host/src', 'host/src/toasts', 'shared/ui/src', 'remote-practice/src/features/editor'].map(
    (folder) => ({
      ...ts('no-restricted-imports', "export type { A } from 'monaco-editor';\n"),
      folder,
    }),
  ),
  ...['core', 'forms', 'display/html', 'panels'].map((module) => ({
    ...ts('no-restricted-imports', `import { a } from '../${module}';\nvoid a;\n`),
    folder: 'shared/ui/src/wallet',
  })),
];
