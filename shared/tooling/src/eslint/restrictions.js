/** Libraries that stand behind one folder, and forms of code that the house does without. */

const MUI = {
  group: ['@mui/*'],
  message: 'MUI comes through @sopaan/ui/core, /display or /forms.',
};
const EMOTION = { group: ['@emotion/*'], message: 'Styles are written with @sopaan/ui.' };
const FORMIK = { group: ['formik'], message: 'Forms come through @sopaan/ui/forms.' };
const SLIDER = {
  group: ['keen-slider', 'keen-slider/*'],
  message: 'The card carousel of @sopaan/ui is the only slider.',
};
const TOASTS = { group: ['notistack'], message: "Publish 'toast:requested' on the bus instead." };

const SEALED = [MUI, EMOTION, FORMIK, SLIDER, TOASTS];

/**
 * @param {ReadonlyArray<{ group: string[], message: string }>} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrict = (patterns) => ({
  'no-restricted-imports': ['error', { patterns: [...patterns] }],
});

const EXPORT_STAR = {
  selector: 'ExportAllDeclaration',
  message: 'Name what is exported; `export *` hides the public surface.',
};
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Use a named export. Only remote.ts and configuration files have a default one.',
};
const SKIPPED_TEST = {
  selector:
    'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
  message: 'Every test runs, always.',
};
const SNAPSHOT = {
  selector: 'Identifier[name=/^toMatch(Inline)?Snapshot$/]',
  message: 'Say what is expected; a snapshot of markup says nothing.',
};
const FORMS = [EXPORT_STAR, SKIPPED_TEST, SNAPSHOT];

const WITH_DEFAULT_EXPORT = [
  '**/*.config.{js,ts,cjs,mjs}',
  'remote-*/src/remote.ts',
  '**/jest/**',
  '**/{global-setup,global-teardown,jest-setup}.{ts,cjs}',
  '**/*.d.ts',
];

/** @type {import('eslint').Linter.Config[]} */
export const restrictions = [
  {
    rules: {
      ...restrict(SEALED),
      'no-restricted-syntax': ['error', ...FORMS, DEFAULT_EXPORT],
    },
  },
  {
    files: WITH_DEFAULT_EXPORT,
    rules: { 'no-restricted-syntax': ['error', ...FORMS] },
  },
  { files: ['shared/ui/**'], rules: restrict([TOASTS]) },
  { files: ['host/src/**'], rules: restrict([MUI, FORMIK, SLIDER, TOASTS]) },
  { files: ['host/src/toasts/**'], rules: restrict([MUI, FORMIK, SLIDER]) },
];
