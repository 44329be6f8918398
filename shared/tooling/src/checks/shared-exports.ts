/**
 * Finds imports of names that the host does not provide. Remotes get these libraries from the host, which provides short lists of their
 * exports (decision 0002): a name that a list lacks has a type, but no value in the browser.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Check } from './check';
import { projectFiles } from './source-files';

const LISTS = {
  '@tanstack/react-query': 'host/src/federation/shared-query.ts',
  'react-router-dom': 'host/src/federation/shared-router.ts',
} as const;

/** The code that remotes are built from. */
const CONSUMERS = /^(?:remote-[^/]+|shared\/(?:ui|session|search))\/src\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$|\/testing\//;

export const sharedExports: Check = {
  name: 'shared exports',
  run: ({ root }) => {
    const consumers = projectFiles(root).filter((path) => CONSUMERS.test(path) && !TEST.test(path));
    const texts = consumers.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    return Object.entries(LISTS).flatMap(([library, list]) => {
      if (!existsSync(join(root, list))) return [];
      const provided = new Set(exportsIn(readFileSync(join(root, list), 'utf8')));
      return texts.flatMap(({ path, text }) =>
        importedNames(library, text)
          .filter((name) => !provided.has(name))
          .map((name) => `${path}: the host does not provide ${name} of ${library} (${list})`),
      );
    });
  },
};

function exportsIn(text: string): string[] {
  return parseStatements(text).flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause
      ? bindingNames(statement.exportClause)
      : [],
  );
}

/** The names of values, without those of types. */
function importedNames(library: string, text: string): string[] {
  if (!text.includes(library)) return [];
  return parseStatements(text).flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !isFrom(library, statement.moduleSpecifier))
      return [];
    const clause = statement.importClause;
    return clause?.namedBindings && !clause.isTypeOnly ? bindingNames(clause.namedBindings) : [];
  });
}

function isFrom(library: string, specifier: ts.Expression): boolean {
  return ts.isStringLiteral(specifier) && specifier.text === library;
}

function bindingNames(bindings: ts.NamedImportBindings | ts.NamedExportBindings): string[] {
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return ['*'];
  return [...bindings.elements]
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

function parseStatements(text: string): readonly ts.Statement[] {
  return ts.createSourceFile('file.tsx', text, {
    languageVersion: ts.ScriptTarget.ESNext,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  }).statements;
}
