/** Reads which files of a package import each other. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** The imported files of each file, relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SOURCE = /\.[cm]?[jt]sx?$/;
const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts'];

/**
 * Relative imports only, because the table of layers rules out cycles between packages. Imports of types, exports of other
 * files' names and dynamic imports count too.
 */
export function importGraph(root: string, paths: readonly string[]): ImportGraph {
  const sources = paths.filter((path) => SOURCE.test(path));
  const sourcePaths = new Set(sources);
  const resolve = (from: string, specifier: string) => {
    const path = posix.join(posix.dirname(from), specifier);
    return EXTENSIONS.map((extension) => path + extension).find((file) => sourcePaths.has(file));
  };
  return new Map(
    sources.map((path) => {
      const specifiers = specifiersIn(path, readFileSync(join(root, path), 'utf8'));
      const imported = specifiers.filter((specifier) => specifier.startsWith('.'));
      return [path, imported.flatMap((specifier) => resolve(path, specifier) ?? [])];
    }),
  );
}

function specifiersIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.ESNext,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const specifiers = source.statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier
      ? literalText(statement.moduleSpecifier)
      : [],
  );
  return text.includes('import(') ? [...specifiers, ...importCallsIn(source)] : specifiers;
}

/** `import('./file')`, in code or as a type. */
function importCallsIn(node: ts.Node): string[] {
  const specifiers: string[] = [];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    specifiers.push(...node.arguments.slice(0, 1).flatMap(literalText));
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    specifiers.push(...literalText(node.argument.literal));
  }
  ts.forEachChild(node, (child) => {
    specifiers.push(...importCallsIn(child));
  });
  return specifiers;
}

function literalText(node: ts.Node): string[] {
  return ts.isStringLiteralLike(node) ? [node.text] : [];
}
