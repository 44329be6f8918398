/** Project-specific lint rules: allowed imports between packages and features, and forms of code that the project does not use. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importViolation } from './zones.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 */

/** @type {Rule} */
const importZones = {
  meta: { schema: [{ type: 'object', properties: { root: { type: 'string' } } }] },
  create(context) {
    const [options] = context.options;
    const root =
      typeof options === 'object' && options !== null && 'root' in options
        ? String(options.root)
        : ROOT;
    /** @param {{ value?: unknown, range: [number, number] } | null | undefined} source */
    const checkImport = (source) => {
      if (typeof source?.value !== 'string') return;
      const message = importViolation(root, context.filename, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source }) => checkImport(source),
      ImportExpression: ({ source }) => checkImport(source),
      ExportAllDeclaration: ({ source }) => checkImport(source),
      ExportNamedDeclaration: ({ source }) => checkImport(source),
      TSImportType: ({ source }) => checkImport(source),
      CallExpression: ({ callee, arguments: [first] }) => {
        if (callee.type === 'Identifier' && callee.name === 'require') checkImport(first);
      },
    };
  },
};

/** @type {Rule} */
const noExportStar = {
  create: (context) => ({
    ExportAllDeclaration: (node) =>
      context.report({
        node,
        message: 'List the exported names; `export *` hides the public API.',
      }),
  }),
};

/** @type {Rule} */
const noDefaultExport = {
  create(context) {
    const message =
      'Use a named export. Only remote.ts and configuration files have a default export.';
    return {
      ExportDefaultDeclaration: (node) => context.report({ node, message }),
      ExportSpecifier: (node) => {
        const { exported } = node;
        const name = exported.type === 'Literal' ? exported.value : exported.name;
        if (name === 'default') context.report({ node, message });
      },
    };
  },
};

const TEST = /^(?:test|it|describe)$/;
const SKIPPED = /^(?:only|skip|todo|fixme)$/;

/** @type {Rule} */
const noSkippedTest = {
  create: (context) => ({
    MemberExpression: (node) => {
      const { object, property } = node;
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (TEST.test(object.name) && SKIPPED.test(property.name)) {
        context.report({ node, message: 'Do not skip or focus tests.' });
      }
    },
  }),
};

/** @type {Rule} */
const noSnapshot = {
  create: (context) => ({
    Identifier: (node) => {
      if (/^toMatch(?:Inline)?Snapshot$/.test(node.name)) {
        context.report({
          node,
          message: 'Assert the expected behaviour instead of using snapshots.',
        });
      }
    },
  }),
};

/** @type {Rule} */
const noDirective = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!/^\s*(?:eslint|oxlint)-(?:disable|enable)/.test(comment.value)) continue;
        context.report({ node: comment, message: 'Do not disable lint rules with comments.' });
      }
    },
  }),
};

// The linter loads a plugin through its default export.
export default {
  meta: { name: 'sopaan' },
  rules: {
    'import-zones': importZones,
    'no-default-export': noDefaultExport,
    'no-directive': noDirective,
    'no-export-star': noExportStar,
    'no-skipped-test': noSkippedTest,
    'no-snapshot': noSnapshot,
  },
};
