/** The contract's public surface as a file, so that a change of it is seen in review. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Check } from './check';
import { checkGeneratedFile } from './generated-file';

const REPORT = 'shared/contract/report.md';

export const contractReport: Check = {
  name: 'contract report',
  run: (context) =>
    checkGeneratedFile(context, {
      path: REPORT,
      text: publicSurface(join(context.root, 'shared/contract')),
      problem: [
        `${REPORT} does not show the contract as it is. If the change is meant, give the contract the version it needs`,
        'and run `npm run check -- --write`. What differs:',
      ],
    }),
};

/** Every entry of the package with each exported name and its type. */
export function publicSurface(folder: string): string {
  const source = join(folder, 'src');
  const entries = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const declarations = declarationsOf(
    source,
    entries.map((name) => join(source, name)),
  );
  const sections = entries.map((name) => {
    const text = declarations.get(name.replace(/\.ts$/, '.d.ts')) ?? '';
    return `## ${name.replace(/\.ts$/, '')}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`;
  });
  return `# The public surface of the contract\n\nWritten by \`npm run check -- --write\`. Not for editing.\n\n${sections.join('\n')}`;
}

function declarationsOf(source: string, files: string[]): Map<string, string> {
  const written = new Map<string, string>();
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    noEmitOnError: false,
    types: [],
  });
  program.emit(undefined, (path, text) => {
    written.set(relative(source, path), text);
  });
  return written;
}
