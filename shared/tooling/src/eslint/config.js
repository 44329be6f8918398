/** The rules of the house for code. What a formatter or the compiler can say is left to them. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { restrictions } from './restrictions.js';
import { zones } from './zones.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const EXTENSIONS = ['.ts', '.tsx', '.js', '.mjs', '.cjs'];

/** @param {string} root @returns {import('eslint').Linter.Config[]} */
export function houseRules(root = ROOT) {
  return [
    { ignores: ['**/node_modules/', '**/dist/', 'var/', '**/test-results/', '**/coverage/'] },
    {
      files: ['**/*.{ts,tsx,js,mjs,cjs}'],
      languageOptions: { parser: tseslint.parser },
      linterOptions: { noInlineConfig: true },
    },
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { '@typescript-eslint': tseslint.plugin },
      rules: {
        '@typescript-eslint/ban-ts-comment': 'error',
        '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
        '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        '@typescript-eslint/no-empty-object-type': 'error',
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-non-null-assertion': 'error',
        '@typescript-eslint/no-unused-vars': 'error',
        '@typescript-eslint/no-unused-expressions': 'error',
      },
    },
    {
      files: ['**/*.{ts,tsx,js,mjs,cjs}'],
      rules: {
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'max-lines': ['error', { max: 250 }],
        'no-debugger': 'error',
        'no-eval': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
      },
    },
    {
      files: ['**/*.{ts,tsx,js}'],
      plugins: { 'import-x': importX },
      settings: {
        'import-x/extensions': EXTENSIONS,
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
        'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
      },
      rules: {
        'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
        'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones(root) }],
      },
    },
    {
      files: ['**/*.tsx', '**/use-*.ts'],
      plugins: reactHooks.configs.flat.recommended.plugins,
      // Of the rules for a compiler that the project does not use, those that find mistakes without it.
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'react-hooks/purity': 'error',
        'react-hooks/set-state-in-render': 'error',
        'react-hooks/static-components': 'error',
      },
    },
    {
      files: ['**/*.tsx'],
      ...jsxA11y.flatConfigs.recommended,
    },
    ...restrictions,
  ];
}

export const config = houseRules();
